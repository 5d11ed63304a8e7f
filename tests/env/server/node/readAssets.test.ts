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
  const textOf = async (content: Promise<BodyInit | null>): Promise<string> =>
    new TextDecoder().decode((await content) as Uint8Array);
  const [logo, page, script] = ['/brands/xe/logo.svg', 'prerendered/xe/en-GB/index.html', '/assets/app-1a2b3c4d.js'];
  for (const path of [logo, page, script]) writeFileSync(join(dist, path), 'of the next build');
  expect(await textOf(readFile(logo, null))).toBe(logo);
  expect(await readPage(page)).toContain('xe/en-GB/index.html');
  expect(await textOf(readFile(script, null))).toBe('of the next build');
  rmSync(join(dist, 'assets'), { recursive: true });
  expect(await readFile(script, null)).toBeNull();
  expect(await textOf(readAssets(dist).readFile(logo, null))).toBe('of the next build');
  rmSync(dist, { recursive: true });
});
