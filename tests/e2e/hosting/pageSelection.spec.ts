import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import fc from 'fast-check';
import { brands } from '#domain/brand/brand.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { brandShell, withOrigin, type PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import { dist } from '#env/commands/shared/projectRoot.ts';
import { acceptedLanguages } from '#env/sandbox/account/prerenderIndex.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { builtPaths } from './responseKinds.ts';
import { hostingRequestTest, webServers } from '#tests/e2e/fixtures/hosting/hostingTest.ts';

const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8');
const index: PrerenderIndex = JSON.parse(textOf('prerendered/index.json'));
const prerendered = locales.filter((locale) => index.locales.includes(locale));

/** The pages that a server must send, for the port at which its account hosts are. */
const pagesAt = (port: number) => {
  const built = (brand: string, file: string): string =>
    withOrigin(textOf(file), `http://account.${brand}.localhost:${port}`);
  return {
    shellOf: (brand: string): string => built(brand, brandShell(brand)),
    pageOf: (brand: string, locale: Locale, path: string): string =>
      built(brand, `prerendered/${brand}/${locale}/${index.screens[path]}`),
  };
};

const tag = fc.constantFrom(
  'en',
  'en-US',
  'fr',
  'fr-CA',
  'FR-fr',
  'fr-Cyrl',
  'fr-Latn-CH',
  'ca',
  'br',
  'oc-FR',
  'xx',
  'und',
  'und-FR',
  '*',
);
const asked = fc.array(tag, { maxLength: 3 });
const weight = fc.constantFrom('', ';q=1', ';q=1.0', ';q=0.9', '; q=0.85', ';q=0.5', ';q=0.05', ';q=0');
const languageRange = fc.tuple(tag, weight).map((parts) => parts.join(''));
const stored = fc.constantFrom(null, 'fr-FR', 'en-GB', 'fr', 'xx-XX', '%EF%BB%BFfr-FR', 'fr-FR%EF%BB%BF', '');

for (const server of webServers) {
  const test = hostingRequestTest(server);

  test(`${server} serves each brand’s prerendered page on its host`, async ({ hosted }) => {
    const { pageOf } = pagesAt(hosted.port);
    for (const { key } of brands) {
      for (const path of Object.keys(index.screens)) {
        for (const host of [`account.${key}.localhost`, `ACCOUNT.${key}.Localhost:4100`, `${key}.localhost.`])
          expect((await hosted.request(host, path)).text).toBe(pageOf(key, 'en-GB', path));
      }
    }
  });

  test(`${server} chooses the language by the cookie, then by the partner and the browser, as the app does`, async ({
    hosted,
  }) => {
    const { pageOf } = pagesAt(hosted.port);
    await fc.assert(
      fc.asyncProperty(stored, asked, fc.array(languageRange, { maxLength: 5 }), async (cookie, tags, ranges) => {
        const headers = {
          'accept-language': ranges.join(', '),
          ...(cookie === null ? {} : { cookie: `a=b; NEXT_LOCALE=${cookie}` }),
        };
        const path = `/?state=1&${new URLSearchParams({ ui_locales: tags.join(' ') })}&ui_locales=en`;
        const { text } = await hosted.request('account.xe.localhost', path, { headers });
        const preferred = [...tags, ...acceptedLanguages(headers['accept-language'])];
        expect(text).toBe(pageOf('xe', chooseLocale(cookie, preferred, prerendered), '/'));
      }),
      { numRuns: 200 },
    );
  });

  test(`${server} serves the shell to a visitor with a session cookie`, async ({ hosted }) => {
    const { pageOf, shellOf } = pagesAt(hosted.port);
    for (const brand of brands) {
      const pageWith = async (cookie: string): Promise<string> =>
        (await hosted.request(accountHost(brand), '/', { headers: { cookie } })).text;
      for (const cookie of [
        `${brand.sessionCookie}=1`,
        `a=b; ${brand.sessionCookie}=`,
        `${brand.sessionCookie}=1; c=d`,
      ])
        expect(await pageWith(cookie)).toBe(shellOf(brand.key));
      for (const cookie of [`x${brand.sessionCookie}=1`, `a=${brand.sessionCookie}`, 'other_session=1'])
        expect(await pageWith(cookie)).toBe(pageOf(brand.key, 'en-GB', '/'));
    }
  });

  test(`${server} serves every public file, and nothing else of the build`, async ({ hosted }) => {
    const isPublic = /^\/(?:assets|brands)\/|^\/favicon\.ico$|^\/env\/config\.json$/;
    for (const path of builtPaths('')) {
      const answer = await hosted.request('account.xe.localhost', path);
      expect([path, answer.status]).toEqual([path, isPublic.test(path) ? 200 : 404]);
    }
    const compressedFiles = ['/index.html.br', `${builtPaths('assets/').find((path) => path.endsWith('.js'))}.br`];
    const traversals = [
      '/../config.json',
      '/%2e%2e/config.json',
      '/assets/..%2f..%2fconfig.json',
      '/assets/',
      '/.git/HEAD',
    ];
    for (const path of [
      ...compressedFiles,
      ...traversals,
      '/hosting/nginx.conf',
      '/nginx.conf',
      '/Caddyfile',
      '/brands/xe/logo.svg.map',
    ]) {
      const answer = await hosted.request('account.xe.localhost', path);
      expect([path, [400, 404].includes(answer.status)]).toEqual([path, true]);
      expect(answer.text).not.toContain('launchpadApiUrl');
    }
  });

  test(`${server} serves the environment’s configuration, and its changes without a build`, async ({ hosted }) => {
    const config = async (): Promise<string> => (await hosted.request('account.xe.localhost', '/env/config.json')).text;
    expect(await config()).toBe(hosted.config);
    const changed = hosted.config.replace('"1.0.0"', '"1.0.1"');
    writeFileSync(join(hosted.hosting, 'env', 'config.json'), changed);
    expect(await config()).toBe(changed);
  });
}
