import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryScreenAt, promptNoneAnswer, rawRedirect, requestedLanguages } from '#domain/navigation/entryQuery.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';

const queryWith = (name: string, value: string): string => `?${new URLSearchParams({ [name]: value }).toString()}`;
const orNone = (value: string): string | null => (value.trim() === '' ? null : value);

describe('the redirect address in a query', () => {
  const found = (query: string): string | null => rawRedirect({ query, scheme: 'https:' });

  const either = fc.constantFrom('redirect_uri', 'redirectUrl');
  itAlways('is that of either name, decoded once', [either, fc.string()], (name, address) => {
    expect(found(queryWith(name, address))).toBe(orNone(address));
  });

  it.each([
    ['?redirectUrl=https://a.test&redirect_uri=https://b.test', 'https://b.test'],
    ['?redirect_uri=%20&redirectUrl=https://a.test', 'https://a.test'],
    ['?redirect_uri=&redirectUrl', null],
    ['?redirect=https://a.test', null],
  ])('in %j is %s', (query, address) => {
    expect(found(query)).toBe(address);
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
    ['?next=%2Fsignup', '/signin'],
    ['?next=signup/creating', '/signin'],
    ['?next=evil&next=signup', '/signin'],
    ['?prompt=login create', '/signup'],
    ['?next=evil&prompt=create', '/signup'],
    ['?next=signin&prompt=create', '/signin'],
    ['?prompt=Create', '/signin'],
    ['', '/signin'],
  ])('of the root with %j is %s', (query, screen) => {
    expect(entryScreenAt('/', query)).toBe(screen);
  });

  const others = routePath.filter((path) => path !== '/');
  itAlways('of another path is its own, if there is one', [others], (path) => {
    const own = ['/signin', '/signup', '/forgot-password'].includes(path) ? path : null;
    expect(entryScreenAt(path, '?next=signup')).toBe(own);
  });
});

describe('the answer to a root with prompt=none', () => {
  const redirect = 'redirect_uri=https://partner.brand.test/back?_dfxid=D';
  const back = 'https://partner.brand.test/back?_dfxid=D&error=interaction_required';
  const answerTo = (query: string, path: '/' | '/signin' = '/', at = context): string | null =>
    promptNoneAnswer(at, { path, query, scheme: 'https:' });

  it('goes to the valid redirect, with the state at a brand that captures one', () => {
    const query = `?${redirect}&state=s 1&prompt=none&platform=ERP&login_hint=a@b.test&next=signup`;
    expect(answerTo(query)).toBe(`${back}&state=s%201`);
    expect(answerTo(query, '/', { ...context, brand: { ...context.brand, capturesOAuth: false } })).toBe(back);
  });

  it.each([
    ['none', true],
    ['create none', true],
    ['None', false],
    ['nones', false],
  ])('exists for the list of prompts %j: %s', (prompts, isOne) => {
    expect(answerTo(`?${redirect}&prompt=${prompts}`) !== null).toBe(isOne);
  });

  it('does not exist without a valid redirect, or for another screen', () => {
    for (const asked of ['', 'redirect_uri=', 'redirect_uri=https://evil.test/back'])
      expect(answerTo(`?state=s&prompt=none&${asked}`)).toBeNull();
    expect(answerTo(`?${redirect}&prompt=none`, '/signin')).toBeNull();
  });
});
