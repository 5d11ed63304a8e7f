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

describe('the offer of all locales', () => {
  it.each([
    ['?platform=XEMT&allLocales=true&x', true],
    ['?allLocales=&allLocales=false', false],
    ['?allLocales=TRUE', null],
    ['?allLocales', null],
    ['?alllocales=true', null],
    ['', null],
  ])('is with the query %j %s, else that of the cookie', (query, asked) => {
    expect(allLocalesParam(query)).toBe(asked);
    for (const cookie of ['true', 'false', '', null])
      expect(offersAllLocales(query, cookie)).toBe(asked ?? cookie === 'true');
  });
});
