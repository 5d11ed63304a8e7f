import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundleWorker } from '#env/commands/shared/bundleWorker.ts';
import { fixtureBuild } from '#tests/wire/fixtureBuild.ts';

const { dist, remove } = fixtureBuild();
afterAll(remove);

it('a worker needs a build', async () => {
  await expect(bundleWorker(join(dist, 'brands'))).rejects.toThrow('There is no build in');
});

it.each([
  ['node:fs', 'import { existsSync } from "node:fs";\nexport default { fetch: () => existsSync("x") };'],
  ['path', 'import { join } from "path";\nexport default { fetch: () => join("x") };'],
  ['node:os', 'export default { fetch: () => import("node:os") };'],
])('a worker that imports %s is refused', async (name, code) => {
  const entry = join(dist, 'entry.ts');
  writeFileSync(entry, code);
  await expect(bundleWorker(dist, entry)).rejects.toThrow(`A worker cannot import ${name}.`);
});
