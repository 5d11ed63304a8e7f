import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { brandShell } from '#env/server/prerenderedPages.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { publicPlaces, type Content } from '#env/server/assets.ts';
import { readAssets } from '#env/server/node/readAssets.ts';
import { pathSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { fixtureBuild, privatePaths, scriptText, shellText } from '#tests/wire/fixtureBuild.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const build = fixtureBuild();
const sandbox = setUpSandbox({ dist: build.dist });
afterAll(() => build.remove());

const account = 'account.xe.localhost';

describe('the files of a build', () => {
  it('that are public are those that it copies', () => {
    const copied = readdirSync(join(projectRoot, 'ui', 'public'), { withFileTypes: true });
    expect(copied.map((entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`).toSorted()).toEqual(publicPlaces);
  });

  it('that are not public are not served, however its path is written', async () => {
    const spelling = fc.constantFrom(...privatePaths, '/index.html').chain(pathSpelling);
    await fc.assert(
      fc.asyncProperty(spelling, async (path) => {
        const { status, text } = await makeRequester(sandbox().port)(account, path);
        expect(text).not.toContain('not for anybody');
        expect([status, text]).not.toEqual([200, expect.stringMatching(/^<!doctype/)]);
      }),
      // Because: over HTTP a run takes a while; the property of the handler has more of them.
      { numRuns: 150 },
    );
  });
});

const textOf = (content: Content | null): string | null =>
  content === null ? null : Buffer.from(content as Uint8Array).toString();

it('readAssets keeps pages and public files as they were read, and reads assets from the disk', async () => {
  const own = fixtureBuild();
  const { readPage, readFile } = readAssets(own.dist);
  const logo = textOf(await readFile('/brands/logo.svg', null));
  for (const path of ['brands/logo.svg', brandShell('xe', 'en-GB')])
    writeFileSync(join(own.dist, path), 'of the next build');
  expect(textOf(await readFile('/brands/logo.svg', null))).toBe(logo);
  expect(await readPage(brandShell('xe', 'en-GB'))).toBe(shellText);
  expect(textOf(await readFile('/assets/app-1a2b.js', null))).toBe(scriptText);
  rmSync(join(own.dist, 'assets'), { recursive: true });
  expect(await readFile('/assets/app-1a2b.js', null)).toBeNull();
  expect(textOf(await readAssets(own.dist).readFile('/brands/logo.svg', null))).toBe('of the next build');
  own.remove();
});
