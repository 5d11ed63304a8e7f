import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleWorker } from '#env/commands/shared/bundleWorker.ts';
import { fixtureBuild, type FixtureBuild } from '#tests/wire/fixtureBuild.ts';

let fixture: FixtureBuild;
beforeEach(() => {
  fixture = fixtureBuild();
});
afterEach(() => fixture.remove());

it('a worker needs a build', async () => {
  await expect(bundleWorker(join(fixture.dist, 'brands'))).rejects.toThrow('There is no build in');
});

it.each([
  ['node:fs', 'import { existsSync } from "node:fs";\nexport default { fetch: () => existsSync("x") };'],
  ['path', 'import { join } from "path";\nexport default { fetch: () => join("x") };'],
  ['node:os', 'export default { fetch: () => import("node:os") };'],
])('a worker that imports %s is refused', async (name, code) => {
  const entry = join(fixture.dist, 'entry.ts');
  writeFileSync(entry, code);
  await expect(bundleWorker(fixture.dist, entry)).rejects.toThrow(`A worker cannot import ${name}.`);
});
