import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { chooseLocale } from '#domain/locale/chooseLocale.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import type { PrerenderIndex } from '#env/shared/prerenderedPages.ts';
import { makeChoosePage } from '#env/server/pages.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const index: PrerenderIndex = {
  screens: { '/': 'signin.html', '/signin': 'signin.html', '/signup': 'signup.html' },
  scriptHashes: [],
  styleHashes: {},
};

const pageAt = (
  address: string,
  headers: Record<string, string> = {},
  enabled: readonly string[] = ['en-GB', 'fr-FR'],
): string => {
  const { pathname: path, search: query } = new URL(address, 'https://account.xe.test');
  const choosePage = makeChoosePage(index, mainBrand, { ...plainSettings, locales: enabled });
  const request = new Request('https://account.xe.test', { headers });
  return choosePage({ screen: routeOf(path), query, request });
};

const partner = encodeURIComponent('https://transfer.brand.test/');

describe('makeChoosePage', () => {
  it.each([
    ['/signup', {}, 'prerendered/xe/en-GB/signup.html'],
    ['/signin/locked', {}, 'prerendered/xe/en-GB/index.html'],
    ['/', { 'accept-language': 'fr-CH' }, 'prerendered/xe/fr-FR/signin.html'],
    ['/?ui_locales=ja+fr-CA+en', { 'accept-language': 'en' }, 'prerendered/xe/fr-FR/signin.html'],
    ['/?next=signup', {}, 'prerendered/xe/en-GB/signup.html'],
    ['/signin?next=signup', {}, 'prerendered/xe/en-GB/signin.html'],
    ['/', { cookie: 'xe_session=' }, 'prerendered/xe/en-GB/index.html'],
    [`/?redirect_uri=${partner}%3F_dfxid%3Dacme`, {}, 'prerendered/xe/en-GB/index.html'],
    [`/?redirect_uri=${partner}%3Fid%3Dacme`, {}, 'prerendered/xe/en-GB/signin.html'],
    ['/?redirect_uri=https%3A%2F%2Fevil.test%2F%3F_dfxid%3Dacme', {}, 'prerendered/xe/en-GB/signin.html'],
  ])('selects for %s with %j the file %s', (path, headers, file) => {
    expect(pageAt(path, headers)).toBe(file);
  });

  it('reads no more than a hundred languages of a request', () => {
    const languages = Array.from({ length: 99 }, (_, id) => `x${String.fromCodePoint(97 + (id % 26))}-${100 + id}`);
    const asked = languages.join(', ');
    expect(pageAt('/', { 'accept-language': `${asked}, fr` })).toBe('prerendered/xe/fr-FR/signin.html');
    expect(pageAt('/', { 'accept-language': `${asked}, ja, fr` })).toBe('prerendered/xe/en-GB/signin.html');
  });

  const tags = ['en', 'en-US', 'fr', 'fr-CA', 'FR-fr', 'fr-Cyrl', 'fr-Latn-CH', 'ca', 'oc-FR', 'xx', 'und-FR'];
  const tag = fc.constantFrom(...tags);
  const stored = fc.constantFrom(null, 'fr-FR', 'en-GB', 'fr', 'xx-XX', '%EF%BB%BFfr-FR', '');
  itAlways(
    'chooses the language by the cookies, then by the partner and the browser, as the app does',
    [fc.tuple(stored, stored), fc.array(tag, { maxLength: 3 }), fc.array(tag, { maxLength: 5 })],
    ([own, cookie], asked, accepted) => {
      const cookies = Object.entries({ a: 'b', NEXT_LOCALE: cookie, ACCOUNT_LOCALE: own }).filter(
        ([, value]) => value !== null,
      );
      const headers = {
        'accept-language': accepted
          .map((one, at) => `${one};q=0.${9 - at}`)
          .toReversed()
          .join(', '),
        cookie: cookies.map((pair) => pair.join('=')).join('; '),
      };
      const wanted = [own ?? '', cookie ?? '', ...(asked.length > 0 ? asked : ['en']), ...accepted];
      const locale = chooseLocale(wanted, ['en-GB', 'fr-FR']);
      const query = `?${new URLSearchParams({ ui_locales: asked.join(' ') })}&ui_locales=en`;
      expect(pageAt(`/${query}`, headers)).toBe(`prerendered/xe/${locale}/signin.html`);
    },
  );

  it.each([
    ['/signup', '', 'en-GB'],
    ['/signup', 'ALL_LOCALES=true', 'fr-FR'],
    ['/signup?allLocales=true', '', 'fr-FR'],
    ['/signup', 'ALL_LOCALES=yes', 'en-GB'],
    ['/signup?allLocales=false', 'ALL_LOCALES=true', 'en-GB'],
    ['/signup?allLocales=&a', 'ALL_LOCALES=true', 'fr-FR'],
    ['/signup?allLocales=1', '', 'en-GB'],
  ])(
    'selects at %s with %j, where only English is enabled, %s, in which the page starts',
    (address, cookie, language) => {
      const file = pageAt(address, { 'accept-language': 'fr', cookie }, ['en-GB']);
      expect(file).toBe(`prerendered/xe/${language}/signup.html`);
      const [query = ''] = /\?.*/.exec(address) ?? [];
      const [, value] = cookie.split('=');
      const cookies = value === undefined ? {} : { ALL_LOCALES: value };
      const enabled = { ...context, settings: { ...context.settings, locales: ['en-GB'] } };
      const app = makeTestApp({ context: enabled, path: '/signup', language, query, cookies });
      expect(app.useCases.page.language.start()).toBe(language);
    },
  );
});
