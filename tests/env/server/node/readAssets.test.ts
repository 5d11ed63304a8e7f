import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publicPlaces } from '#env/server/assets.ts';
import { readAssets } from '#env/server/node/readAssets.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { fixtureDist } from '#tests/env/server/fixtureSite.ts';

it('the public files of a build are those that it copies', () => {
  const copied = readdirSync(join(projectRoot, 'ui', 'public'), { withFileTypes: true });
  expect(copied.map((entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`).toSorted()).toEqual(publicPlaces);
});

it('readAssets keeps pages and public files as they were read, and reads assets from the disk', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync(fixtureDist, dist, { recursive: true });
  const { readPage, readFile } = readAssets(dist);
  const [logo, page, script] = ['/brands/xe/logo.svg', 'prerendered/xe/en-GB/index.html', '/assets/app-1a2b3c4d.js'];
  for (const path of [logo, page, script]) writeFileSync(join(dist, path), 'of the next build');
  const read = await Promise.all([readFile(logo, null), readPage(page), readFile(script, null)]);
  expect(read.map(String)).toEqual([logo, expect.stringContaining('xe/en-GB/index.html'), 'of the next build']);
  rmSync(join(dist, 'assets'), { recursive: true });
  expect(await readFile(script, null)).toBeNull();
  rmSync(dist, { recursive: true });
});
