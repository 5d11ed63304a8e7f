import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  entryScreenAt,
  entryScreens,
  rawRedirect,
  requestedRedirect,
  requestedLanguages,
} from '#domain/navigation/entryQuery.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';

const queryWith = (name: string, value: string): string => `?${new URLSearchParams({ [name]: value }).toString()}`;
const orNone = (value: string): string | null => (value.trim() === '' ? null : value);

describe('the redirect address in a query', () => {
  const found = (query: string): string | null => rawRedirect({ query, scheme: 'https:' });
  const requested = (query: string): string | null => requestedRedirect({ query, scheme: 'https:' }, context.settings);

  itAlways(
    'is that of either name, decoded once',
    [fc.constantFrom('redirect_uri', 'redirectUrl'), fc.string()],
    (name, address) => {
      expect(found(queryWith(name, address))).toBe(orNone(address));
    },
  );

  it.each([
    ['?redirectUrl=https://a.test&redirect_uri=https://b.test', 'https://b.test'],
    ['?redirect_uri=&redirectUrl=https://a.test', 'https://a.test'],
    ['?redirect_uri=%20&redirectUrl=https://a.test', 'https://a.test'],
    ['', null],
    ['?redirect_uri=&redirectUrl', null],
    ['?redirect=https://a.test', null],
    ['?REDIRECT_URI=https://a.test', null],
  ])('in %j is %s', (query, address) => {
    expect(found(query)).toBe(address);
  });

  it('is requested only if it is valid', () => {
    expect(requested('?redirect_uri=https://partner.brand.test/a/')).toBe('https://partner.brand.test/a');
    expect(requested('?redirect_uri=https://evil.test/a')).toBeNull();
    expect(requested('')).toBeNull();
  });
});

describe('the languages that a query asks for', () => {
  itAlways('are read on the root path only', [fc.option(routePath), fc.string()], (path, uiLocales) => {
    const expected = path === '/' ? orNone(uiLocales)?.split(' ') : undefined;
    expect(requestedLanguages(path, queryWith('ui_locales', uiLocales))).toEqual(expected ?? []);
    expect(requestedLanguages(path, queryWith('ui_locale', uiLocales))).toEqual([]);
  });

  it('are separated by spaces, the preferred one first', () => {
    expect(requestedLanguages('/', '?ui_locales=ja+de-AT')).toEqual(['ja', 'de-AT']);
  });
});

describe('the prerendered screen', () => {
  it.each([
    ['?next=signup', '/signup'],
    ['?next=&next=forgot-password', '/forgot-password'],
    ['?next=signin', '/signin'],
    ['?next=Signup', '/signin'],
    ['?next=%2Fsignup', '/signin'],
    ['?next=signup/creating', '/signin'],
    ['?next=continue', '/signin'],
    ['?next=evil&next=signup', '/signin'],
    ['?NEXT=signup', '/signin'],
    ['?prompt=create', '/signup'],
    ['?prompt=login create', '/signup'],
    ['?next=evil&prompt=create', '/signup'],
    ['?next=forgot-password&prompt=create', '/forgot-password'],
    ['?next=signin&prompt=create', '/signin'],
    ['?prompt=Create', '/signin'],
    ['', '/signin'],
  ])('of the root with %j is %s', (query, screen) => {
    expect(entryScreenAt('/', query)).toBe(screen);
  });

  itAlways('of the root is sign-in for any other text', [fc.string()], (next) => {
    fc.pre(!entryScreens.includes(`/${next}` as '/signup'));
    expect(entryScreenAt('/', queryWith('next', next))).toBe('/signin');
  });

  const others = routePath.filter((path) => path !== '/');
  itAlways('of another path is its own, if there is one', [others], (path) => {
    const own = ['/signin', '/signup', '/forgot-password'].includes(path) ? path : null;
    expect(entryScreenAt(path, '?next=signup')).toBe(own);
  });
});
