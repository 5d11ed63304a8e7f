import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import type { PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import { acceptedLanguages, makeChoosePage } from '#env/server/choosePage.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
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
  const read = { spelling: path, screen: routeOf(path), path, query };
  return choosePage({ ...read, request: new Request('https://account.xe.test', { headers }) });
};

describe('acceptedLanguages', () => {
  it.each([
    ['fr-CA, fr;q=0.9, en;q=0.5', ['fr-CA', 'fr', 'en']],
    ['en;q=0.2, fr; q=0.8', ['fr', 'en']],
    ['*, en;q=0', []],
    ['', []],
  ])('reads %j as %j', (header, languages) => {
    expect(acceptedLanguages(header)).toEqual(languages);
  });
});

describe('makeChoosePage', () => {
  it.each([
    ['/signup', {}, 'prerendered/xe/en-GB/signup.html'],
    ['/', { 'accept-language': 'fr-CH' }, 'prerendered/xe/fr-FR/signin.html'],
    ['/', { 'accept-language': 'fr', cookie: 'a=b; NEXT_LOCALE=en-GB' }, 'prerendered/xe/en-GB/signin.html'],
    ['/?ui_locales=ja+fr-CA+en', { 'accept-language': 'en' }, 'prerendered/xe/fr-FR/signin.html'],
    ['/?next=signup', {}, 'prerendered/xe/en-GB/signup.html'],
    ['/signin?next=signup', {}, 'prerendered/xe/en-GB/signin.html'],
    ['/?ui_locales=fr', { cookie: 'NEXT_LOCALE=en-GB' }, 'prerendered/xe/en-GB/signin.html'],
    ['/', { cookie: 'NEXT_LOCALE=en-GB; ACCOUNT_LOCALE=fr-FR' }, 'prerendered/xe/fr-FR/signin.html'],
    ['/', { cookie: 'ACCOUNT_LOCALE=fr; NEXT_LOCALE=en-GB' }, 'prerendered/xe/fr-FR/signin.html'],
    ['/', { cookie: 'ACCOUNT_LOCALE=de-DE; NEXT_LOCALE=fr-FR' }, 'prerendered/xe/fr-FR/signin.html'],
    ['/signup?ui_locales=fr', { 'accept-language': 'en' }, 'prerendered/xe/en-GB/signup.html'],
    ['/', { cookie: 'xe_session=' }, 'prerendered/xe/en-GB/index.html'],
    ['/continue', { 'accept-language': 'fr' }, 'prerendered/xe/fr-FR/index.html'],
  ])('selects for %s with %j the file %s', (path, headers, file) => {
    expect(pageAt(path, headers)).toBe(file);
  });

  it('reads no more than a hundred different languages of a request', () => {
    const languages = Array.from({ length: 99 }, (_, id) => `x${String.fromCodePoint(97 + (id % 26))}-${100 + id}`);
    const repeated = [...languages, ...languages].join(', ');
    expect(pageAt('/', { 'accept-language': `${repeated}, fr` })).toBe('prerendered/xe/fr-FR/signin.html');
    expect(pageAt('/', { 'accept-language': `${repeated}, ja, fr` })).toBe('prerendered/xe/en-GB/signin.html');
  });

  it('selects a language that the configuration does not enable only with the override', () => {
    const [english, french] = ['en-GB', 'fr-FR'].map((locale) => `prerendered/xe/${locale}/signup.html`);
    const wanted = { 'accept-language': 'fr' };
    expect(pageAt('/signup', wanted, ['en-GB'])).toBe(english);
    expect(pageAt('/signup', { ...wanted, cookie: 'ALL_LOCALES=true' }, ['en-GB'])).toBe(french);
    expect(pageAt('/signup?allLocales=true', wanted, ['en-GB'])).toBe(french);
    expect(pageAt('/signup', { ...wanted, cookie: 'ALL_LOCALES=yes' }, ['en-GB'])).toBe(english);
    expect(pageAt('/signup?allLocales=false', { ...wanted, cookie: 'ALL_LOCALES=true' }, ['en-GB'])).toBe(english);
  });

  it('selects with any override the language that the page starts in', () => {
    const queries = fc.constantFrom('', '?allLocales=true', '?allLocales=false', '?allLocales=&a', '?allLocales=1');
    const stored = fc.constantFrom({}, { ALL_LOCALES: 'true' }, { ALL_LOCALES: 'false' });
    const enabled = { ...context, settings: { ...context.settings, locales: ['en-GB'] } };
    fc.assert(
      fc.property(queries, stored, (query, cookies) => {
        const cookie = Object.entries(cookies)
          .map((pair) => pair.join('='))
          .join('; ');
        const file = pageAt(`/signup${query}`, { 'accept-language': 'fr', cookie }, ['en-GB']);
        const [, , language = ''] = file.split('/');
        const app = makeTestApp({ context: enabled, path: '/signup', language, query, cookies });
        expect(app.useCases.page.language.start()).toBe(language);
      }),
    );
  });
});
