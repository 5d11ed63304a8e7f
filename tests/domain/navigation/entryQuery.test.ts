import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languagesOf, rawRedirect, requestedRedirect, requestedUiLocales } from '#domain/navigation/entryQuery.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const at = (query: string) => ({ query, scheme: 'https:' as const });

describe('the redirect address of a query', () => {
  itAlways(
    'has either of its two names, and is decoded once',
    [fc.constantFrom('redirect_uri', 'redirectUrl'), fc.string()],
    (name, address) => {
      const expected = address.trim() === '' ? null : address;
      expect(rawRedirect(at(`?${new URLSearchParams({ [name]: address }).toString()}`))).toBe(expected);
    },
  );

  it('is the one of redirect_uri where both are given', () => {
    expect(rawRedirect(at('?redirectUrl=https://a.test&redirect_uri=https://b.test'))).toBe('https://b.test');
  });

  it.each(['', '%20'])('is the one of the other name where one is %j', (empty) => {
    expect(rawRedirect(at(`?redirect_uri=${empty}&redirectUrl=https://a.test`))).toBe('https://a.test');
  });

  it.each([
    '',
    '?',
    '?redirect_uri=',
    '?redirect_uri=&redirectUrl',
    '?redirect=https://a.test',
    '?REDIRECT_URI=https://a.test',
  ])('is none in %j', (query) => {
    expect(rawRedirect(at(query))).toBeNull();
    expect(requestedRedirect(at(query), context.settings)).toBeNull();
  });

  it('is requested only if it is valid', () => {
    expect(requestedRedirect(at('?redirect_uri=https://partner.brand.test/a/'), context.settings)).toBe(
      'https://partner.brand.test/a',
    );
    expect(requestedRedirect(at('?redirect_uri=https://evil.test/a'), context.settings)).toBeNull();
  });
});

describe('the languages that a query asks for', () => {
  it('are read on the root path only', () => {
    fc.assert(
      fc.property(fc.option(routePath), fc.string(), (path, uiLocales) => {
        const query = `?${new URLSearchParams({ ui_locales: uiLocales }).toString()}`;
        expect(requestedUiLocales(path, query)).toBe(path === '/' && uiLocales.trim() !== '' ? uiLocales : null);
      }),
    );
    expect(requestedUiLocales('/', '?ui_locale=fr')).toBeNull();
  });

  it('are separated by spaces, the preferred one first', () => {
    expect(languagesOf('ja de-AT')).toEqual(['ja', 'de-AT']);
    expect(languagesOf(null)).toEqual([]);
  });
});
