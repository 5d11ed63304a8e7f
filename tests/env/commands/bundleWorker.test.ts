import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configText } from '#env/sandbox/account/configFile.ts';
import { bundleWorker } from '#env/commands/shared/bundleWorker.ts';
import type { Worker } from '#env/server/worker/makeWorker.ts';
import { fixtureBuild, shellText, type FixtureBuild } from '#tests/wire/fixtureBuild.ts';

let fixture: FixtureBuild;
beforeEach(() => {
  fixture = fixtureBuild();
});
afterEach(() => fixture.remove());

describe('bundleWorker', () => {
  it('makes one module without imports that answers by itself', async () => {
    const code = await bundleWorker(fixture.dist);
    const file = join(fixture.dist, 'worker.mjs');
    writeFileSync(file, code);
    const { default: worker }: { readonly default: Worker } = await import(pathToFileURL(file).href);
    const response = await worker.fetch(new Request('http://account.xe.localhost/signin'), {
      ASSETS: { fetch: async () => new Response(shellText) },
      CONFIG: configText(),
    });
    expect([response.status, await response.text()]).toEqual([200, shellText]);
  });

  it('refuses a folder without a build', async () => {
    await expect(bundleWorker(join(fixture.dist, 'brands'))).rejects.toThrow('There is no build in');
  });

  it.each([
    ['node:fs', 'import { existsSync } from "node:fs";\nexport default { fetch: () => existsSync("x") };'],
    ['path', 'import { join } from "path";\nexport default { fetch: () => join("x") };'],
    ['node:os', 'export default { fetch: () => import("node:os") };'],
  ])('refuses a bundle that imports %s', async (name, code) => {
    const entry = join(fixture.dist, 'entry.ts');
    writeFileSync(entry, code);
    await expect(bundleWorker(fixture.dist, entry)).rejects.toThrow(`A worker cannot import ${name}.`);
  });
});
