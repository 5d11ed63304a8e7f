import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleWorker } from '#env/commands/shared/bundleWorker.ts';
import { fixtureDist } from '#tests/env/server/fixtureSite.ts';

it.each([
  'import { existsSync } from "node:fs";\nexport default existsSync;',
  'export default () => import("node:fs");',
])('a worker that imports a module of Node is refused: %j', async (code) => {
  const entry = join(tmpdir(), `entry-${process.pid}.ts`);
  writeFileSync(entry, code);
  const bundled = bundleWorker(fixtureDist, entry).finally(() => rmSync(entry));
  await expect(bundled).rejects.toThrow('A worker cannot import node:fs.');
});
