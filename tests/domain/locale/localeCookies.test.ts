import { describe, expect, it } from 'vitest';
import {
  allLocalesCookie,
  allLocalesParam,
  chosenLocaleCookies,
  nextLocaleCookie,
  offersAllLocales,
  storedLocales,
} from '#domain/locale/locale.ts';

describe('the locale cookies', () => {
  it('have the specified attributes (specification 9.1)', () => {
    const attributes = { domain: null, path: '/', sameSite: 'Lax' };
    expect(nextLocaleCookie).toEqual({ name: 'NEXT_LOCALE', attributes: { ...attributes, days: 365 } });
    expect(chosenLocaleCookies).toEqual([{ ...nextLocaleCookie, name: 'ACCOUNT_LOCALE' }, nextLocaleCookie]);
    expect(allLocalesCookie).toEqual({ name: 'ALL_LOCALES', attributes: { ...attributes, days: 30 } });
  });
});

describe('the stored locales', () => {
  it('are those of the two cookies, the chosen one first', () => {
    const both = { ACCOUNT_LOCALE: 'fr-FR', NEXT_LOCALE: 'de-DE' };
    const stored = [both, { NEXT_LOCALE: 'de-DE' }, { LOCALE: 'de-DE' }].map((cookies) => {
      return storedLocales((name) => new Map(Object.entries(cookies)).get(name) ?? null);
    });
    expect(stored).toEqual([['fr-FR', 'de-DE'], ['de-DE'], []]);
  });
});

it('a query asks for all locales with the word true, and with nothing else', () => {
  const queries = ['?allLocales=true', 'allLocales=true', '?platform=XEMT&allLocales=true&x'];
  expect(queries.map(allLocalesParam)).toEqual([true, true, true]);
  const words = ['', '=', '=false', '=TRUE', '=1'].map((end) => `?allLocales${end}`);
  const others = ['', '?', '?=true', '?x=true', '?locale=true', '?alllocales=true'];
  expect([...words, ...others].filter((query) => allLocalesParam(query) === true)).toEqual([]);
});

describe('the override', () => {
  it('is off where the query says so, and unknown where it says neither', () => {
    const queries = ['?allLocales=false', '?allLocales=&allLocales=false', '?allLocales=', ''];
    expect(queries.map(allLocalesParam)).toEqual([false, false, null, null]);
  });

  it('is that of the query, else that of the cookie', () => {
    for (const cookie of ['true', 'false', '', null]) {
      expect(offersAllLocales('?allLocales=true', cookie)).toBe(true);
      expect(offersAllLocales('?allLocales=false', cookie)).toBe(false);
      expect(offersAllLocales('?allLocales=', cookie)).toBe(cookie === 'true');
    }
  });
});
