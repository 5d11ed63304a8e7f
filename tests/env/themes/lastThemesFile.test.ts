import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { lastThemes } from '#domain/brand/lastThemes.ts';
import { fallbackTheme } from '#domain/brand/theme.ts';
import { contentHost } from '#env/sandbox/hosts.ts';
import { lastThemesFile, readLastThemes } from '#env/themes/lastThemesFile.ts';
import { themesAt } from '#env/themes/themesAt.ts';
import { makeSandboxThemes } from '#infrastructure/sandbox/sandboxThemes.ts';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';

const [, britline = mainBrand, johnlewis = mainBrand] = brands;
const own = fallbackTheme(britline, {});
const autumn = { ...own, colours: { ...own.colours, primary: '200 80 10' } };

let sandbox: WireSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('what brands were last known to wear', () => {
  it('is asked of the content service, and kept where a row says otherwise', async () => {
    const { fetch } = makeSandboxThemes(
      new Map([
        ['britline', autumn],
        ['jlp', fallbackTheme(johnlewis, {})],
      ]),
    );
    const last = await readLastThemes(fetch);
    expect(last).toEqual({ britline: { colours: autumn.colours, fontFamily: own.fontFamily } });
    expect(fallbackTheme(britline, last)).toEqual(autumn);
    expect(fallbackTheme(johnlewis, last)).toEqual(fallbackTheme(johnlewis, {}));
  });

  it('is not made up where the service is silent', async () => {
    await expect(readLastThemes(makeSandboxThemes(new Map()).fetch)).rejects.toThrow(/no theme for Britline/);
  });

  it('is what the sandbox’s content service says today', async () => {
    const fetch = themesAt(`${sandbox.origin(contentHost)}/api/v2`, sandbox.browser().accountFetch(mainBrand));
    expect(await readLastThemes(fetch)).toEqual(lastThemes);
  });

  it('is written over what the file held before', () => {
    const file = readFileSync(new URL('../../../domain/brand/lastThemes.ts', import.meta.url), 'utf8');
    const last = { britline: { colours: autumn.colours, fontFamily: 'Inter' } };
    const once = lastThemesFile(file, last);
    expect(once).toContain('"primary": "200 80 10"');
    expect(once).toContain('Written by `npm run themes`');
    expect(lastThemesFile(lastThemesFile(once, last), {})).toBe(lastThemesFile(file, {}));
  });
});
