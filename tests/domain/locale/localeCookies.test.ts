import { describe, expect, it } from 'vitest';
import {
  allLocalesCookie,
  allLocalesParam,
  chosenLocaleCookies,
  hasPseudoLocaleParam,
  nextLocaleCookie,
  offersAllLocales,
  storedLocales,
} from '#domain/locale/localeCookies.ts';

describe('the locale cookies', () => {
  it('have the specified attributes (specification 9.1)', () => {
    const attributes = { domain: null, path: '/', sameSite: 'Lax' };
    expect(nextLocaleCookie).toEqual({ name: 'NEXT_LOCALE', attributes: { ...attributes, days: 365 } });
    expect(chosenLocaleCookies).toEqual([{ ...nextLocaleCookie, name: 'ACCOUNT_LOCALE' }, nextLocaleCookie]);
    expect(allLocalesCookie).toEqual({ name: 'ALL_LOCALES', attributes: { ...attributes, days: 30 } });
  });
});

describe('the stored locales', () => {
  it.each([
    [{ ACCOUNT_LOCALE: 'fr-FR', NEXT_LOCALE: 'de-DE' }, ['fr-FR', 'de-DE']],
    [{ NEXT_LOCALE: 'de-DE' }, ['de-DE']],
    [{ LOCALE: 'de-DE' }, []],
  ])('of the cookies %j are %j', (cookies, stored) => {
    expect(storedLocales((name) => new Map(Object.entries(cookies)).get(name) ?? null)).toEqual(stored);
  });
});

describe.each([
  ['allLocales', (query: string) => allLocalesParam(query) === true],
  ['pseudoLocale', hasPseudoLocaleParam],
] as const)('a query with %s', (name, asks) => {
  it.each([`?${name}=true`, `${name}=true`, `?platform=XEMT&${name}=true&x`])('asks for it: %s', (query) => {
    expect(asks(query)).toBe(true);
  });

  it.each([
    '',
    '?',
    `?${name}`,
    `?${name}=`,
    `?${name}=false`,
    `?${name}=TRUE`,
    `?${name}=1`,
    '?=true',
    '?x=true',
    '?locale=true',
    '?alllocales=true',
  ])('does not ask for it: %j', (query) => {
    expect(asks(query)).toBe(false);
  });
});

describe('the override', () => {
  it.each([
    ['?allLocales=false', false],
    ['?allLocales=&allLocales=false', false],
    ['?allLocales=', null],
    ['', null],
  ])('of the query %j is %s', (query, override) => {
    expect(allLocalesParam(query)).toBe(override);
  });

  it('is that of the query, else that of the cookie', () => {
    for (const cookie of ['true', 'false', '', null]) {
      expect(offersAllLocales('?allLocales=true', cookie)).toBe(true);
      expect(offersAllLocales('?allLocales=false', cookie)).toBe(false);
      expect(offersAllLocales('?allLocales=', cookie)).toBe(cookie === 'true');
    }
  });
});
