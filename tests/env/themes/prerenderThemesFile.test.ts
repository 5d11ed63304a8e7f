import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { prerenderLines } from '#domain/brand/prerenderLines.ts';
import { prerenderThemes } from '#domain/brand/prerenderThemes.ts';
import { contentHost } from '#env/sandbox/hosts.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import {
  fetchPrerenderLines,
  fetchPrerenderThemes,
  makeThemeFetcher,
  prerenderThemesFile,
  writtenFiles,
} from '#env/themes/prerenderThemesFile.ts';
import { makeSandboxThemes } from '#infrastructure/sandbox/sandboxThemes.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const [, britline = mainBrand, johnlewis = mainBrand] = brands;
const brandTable = [mainBrand, britline, johnlewis];
const own = fallbackTheme(britline, {});
const changedTheme = { ...own, colours: { ...own.colours, primary: '200 80 10' } };
const { colours, darkColours, fontFamily } = changedTheme;
const changed = { britline: { colours, darkColours, fontFamily } };

const sandbox = setUpSandbox();

describe('the themes for prerendering', () => {
  it('are those of the content service, without those that equal the brand table', async () => {
    const themes = { britline: changedTheme, jlp: fallbackTheme(johnlewis, {}) };
    const last = await fetchPrerenderThemes(makeSandboxThemes(new Map(Object.entries(themes))).fetch, brandTable);
    expect(last).toEqual(changed);
    expect(fallbackTheme(britline, last)).toEqual(changedTheme);
  });

  it('fail if the content service has no theme for a brand', async () => {
    await expect(fetchPrerenderThemes(makeSandboxThemes(new Map()).fetch, brandTable)).rejects.toThrow(
      /no theme for Britline/,
    );
  });

  it('equal those of the sandbox’s content service', async () => {
    const fetch = makeThemeFetcher(
      `${sandbox().origin(contentHost)}/api/v2`,
      sandbox().browser().accountFetch(mainBrand),
    );
    expect(await fetchPrerenderThemes(fetch)).toEqual(prerenderThemes);
    expect(await fetchPrerenderLines(fetch)).toEqual(prerenderLines);
  });

  it.each(Object.values(writtenFiles))('are the only value of %s, so that writing none leaves its head', (name) => {
    const file = readFileSync(join(projectRoot, 'domain', 'brand', name), 'utf8');
    expect(file.match(/^export /gm)).toHaveLength(1);
    expect(prerenderThemesFile(file, {})).toMatch(
      /\/\*\*.*Written by `npm run themes`\. \*\/\nexport const \w+: .* = \{\};\n$/,
    );
  });

  it('replace the themes in the file', () => {
    const file = readFileSync(join(projectRoot, 'domain', 'brand', 'prerenderThemes.ts'), 'utf8');
    const once = prerenderThemesFile(file, changed);
    expect(once).toContain('"primary": "200 80 10"');
    expect(prerenderThemesFile(prerenderThemesFile(once, changed), {})).toBe(prerenderThemesFile(file, {}));
  });
});
