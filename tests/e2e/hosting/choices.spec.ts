import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import fc from 'fast-check';
import { brands } from '#domain/brand/brand.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import type { PrintedIndex } from '#domain/navigation/printedPages.ts';
import { dist } from '#env/commands/shared/top.ts';
import { acceptedLanguages } from '#env/sandbox/account/printedIndex.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { madeOf } from './kinds.ts';
import { askedOn, webServers } from '#tests/e2e/fixtures/hosting/hosted.ts';

const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8');
const shell = textOf('index.html');
const index: PrintedIndex = JSON.parse(textOf('printed/index.json'));
const printed = locales.filter((locale) => index.locales.includes(locale));
const pageOf = (brand: string, locale: Locale, path: string): string =>
  textOf(`printed/${brand}/${locale}/${index.screens[path]}`);

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
  '*',
);
const weight = fc.constantFrom('', ';q=1', ';q=1.0', ';q=0.9', '; q=0.85', ';q=0.5', ';q=0.05', ';q=0');
const wish = fc.tuple(tag, weight).map((parts) => parts.join(''));
const stored = fc.constantFrom(null, 'fr-FR', 'en-GB', 'fr', 'xx-XX', '');

for (const server of webServers) {
  const test = askedOn(server);

  test(`${server} shows each brand’s printed page under its host, and the shell elsewhere`, async ({ hosted }) => {
    for (const { key } of brands) {
      for (const path of Object.keys(index.screens)) {
        for (const host of [`account.${key}.localhost`, `ACCOUNT.${key}.Localhost:4100`, `${key}.localhost.`])
          expect((await hosted.ask(host, path)).text).toBe(pageOf(key, 'en-GB', path));
      }
    }
    for (const host of ['xe.localhost.evil.example', 'notxe.localhost', '127.0.0.1', 'localhost']) {
      expect((await hosted.ask(host, '/signin')).text).toBe(shell);
    }
  });

  test(`${server} speaks the language of the cookie, then of the browser, as the app does`, async ({ hosted }) => {
    await fc.assert(
      fc.asyncProperty(stored, fc.array(wish, { maxLength: 5 }), async (cookie, wishes) => {
        const headers = {
          'accept-language': wishes.join(', '),
          ...(cookie === null ? {} : { cookie: `a=b; NEXT_LOCALE=${cookie}` }),
        };
        const { text } = await hosted.ask('account.xe.localhost', '/signin', { headers });
        const spoken = chooseLocale(cookie, acceptedLanguages(headers['accept-language']), printed);
        expect(text).toBe(pageOf('xe', spoken, '/signin'));
      }),
      { numRuns: 200 },
    );
  });

  test(`${server} shows nobody a form who may be signed in already`, async ({ hosted }) => {
    for (const brand of brands) {
      const visit = async (cookie: string): Promise<string> =>
        (await hosted.ask(accountHost(brand), '/', { headers: { cookie } })).text;
      for (const cookie of [
        `${brand.sessionCookie}=1`,
        `a=b; ${brand.sessionCookie}=`,
        `${brand.sessionCookie}=1; c=d`,
      ])
        expect(await visit(cookie)).toBe(shell);
      for (const cookie of [`x${brand.sessionCookie}=1`, `a=${brand.sessionCookie}`, 'other_session=1'])
        expect(await visit(cookie)).toBe(pageOf(brand.key, 'en-GB', '/'));
    }
  });

  test(`${server} serves the whole of what is public, and nothing else of the build`, async ({ hosted }) => {
    const isPublic = /^\/(?:assets|brands)\/|^\/favicon\.ico$|^\/env\/config\.json$/;
    for (const path of madeOf('')) {
      const answer = await hosted.ask('account.xe.localhost', path);
      expect([path, answer.status]).toEqual([path, isPublic.test(path) ? 200 : 404]);
    }
    const twins = ['/index.html.br', `${madeOf('assets/').find((path) => path.endsWith('.js'))}.br`];
    const ways = ['/../config.json', '/%2e%2e/config.json', '/assets/..%2f..%2fconfig.json', '/assets/', '/.git/HEAD'];
    for (const path of [
      ...twins,
      ...ways,
      '/hosting/nginx.conf',
      '/nginx.conf',
      '/Caddyfile',
      '/brands/xe/logo.svg.map',
    ]) {
      const answer = await hosted.ask('account.xe.localhost', path);
      expect([path, [400, 404].includes(answer.status)]).toEqual([path, true]);
      expect(answer.text).not.toContain('launchpadApiUrl');
    }
  });

  test(`${server} tells the app its environment, and every change of it without a build`, async ({ hosted }) => {
    const config = async (): Promise<string> => (await hosted.ask('account.xe.localhost', '/env/config.json')).text;
    expect(await config()).toBe(hosted.config);
    const changed = hosted.config.replace('"1.0.0"', '"1.0.1"');
    writeFileSync(join(hosted.hosting, 'env', 'config.json'), changed);
    expect(await config()).toBe(changed);
  });
}
