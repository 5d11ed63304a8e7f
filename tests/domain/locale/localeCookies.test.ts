import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allLocalesCookie,
  asksForAllLocales,
  asksForPseudoLocale,
  localeCookie,
} from '#domain/locale/localeCookies.ts';

describe('the locale cookies', () => {
  it('have the attributes of the specification', () => {
    const attributes = { domain: null, path: '/', sameSite: 'Lax' };
    expect(localeCookie).toEqual({ name: 'NEXT_LOCALE', attributes: { ...attributes, days: 365 } });
    expect(allLocalesCookie).toEqual({ name: 'ALL_LOCALES', attributes: { ...attributes, days: 30 } });
  });
});

describe.each([
  ['allLocales', asksForAllLocales],
  ['pseudoLocale', asksForPseudoLocale],
] as const)('a query with %s', (name, asks) => {
  it.each([`?${name}=true`, `${name}=true`, `?platform=XEMT&${name}=true&x`])('asks for it: %s', (query) => {
    expect(asks(query)).toBe(true);
  });

  it.each(['', '?', `?${name}`, `?${name}=`, `?${name}=false`, `?${name}=TRUE`, `?${name}=1`, '?=true', '?x=true'])(
    'does not ask for it: %j',
    (query) => {
      expect(asks(query)).toBe(false);
    },
  );

  it('asks for the other one only by its own name', () => {
    fc.assert(
      fc.property(fc.constantFrom('allLocales', 'pseudoLocale', 'locale'), (other) => {
        expect(asks(`?${other}=true`)).toBe(other === name);
      }),
    );
  });
});
