import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesConfirmed } from '#domain/identity/person.ts';
import * as oAuth from '#domain/redirect/oAuth.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs, namedPerson } from '#tests/arbitraries/person.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { plainWord } from '#tests/arbitraries/origins.ts';

describe('readOAuth', () => {
  const complete: oAuth.RawOAuth = { state: 's', codeChallenge: 'c', codeChallengeMethod: 'S256' };
  const none = { state: 's', codeChallenge: null, codeChallengeMethod: null };
  const left = { state: 's', codeChallenge: null };

  const challenge = fc.tuple(fc.option(fc.string()), fc.string({ minLength: 1 }));
  itAlways('passes a challenge with S256 on unchanged, with any state', [challenge], ([state, codeChallenge]) => {
    const given = { ...complete, state, codeChallenge };
    expect([oAuth.readOAuth(given), oAuth.dropsChallenge(given)]).toEqual([{ state, codeChallenge }, false]);
  });

  it.each([
    [{ ...complete, codeChallengeMethod: null }, true],
    [{ ...complete, codeChallengeMethod: 'plain' }, true],
    [{ ...complete, codeChallengeMethod: 's256' }, true],
    [{ ...complete, codeChallenge: null }, true],
    [{ ...complete, codeChallenge: '' }, true],
    [none, false],
  ])('keeps of %j the state alone, and drops a challenge or a method: %s', (given, isDropped) => {
    expect([oAuth.readOAuth(given), oAuth.dropsChallenge(given)]).toEqual([left, isDropped]);
  });
});

const safe = (address: string): SafeUrl => unsafeNominal<'SafeUrl'>(address);
const ada = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };
const response = (code: string, state: string | null): oAuth.AuthResponse => ({
  code: unsafeNominal<'AuthCode'>(code),
  named: ada,
  state,
});
const redirectWith = (address: string, code: string, state: string | null) =>
  oAuth.withAuthCode(safe(address), response(code, state), confirmedAs(ada)) ?? 'no redirect';

const text = fc.string({ unit: 'grapheme' });
const texts = fc.tuple(text, text);
const page = fc.array(plainWord).map((words) => `https://transfer.brand.test/${words.join('/')}`);

describe('withAuthCode', () => {
  itAlways('keeps code and state exactly, once each, and the address', [page, texts], (address, [code, state]) => {
    const odd = `${address}?code=old&state=old&code=older&_dfxid=Acme#code=old`;
    const result = new URL(redirectWith(odd, code, state));
    expect([result.origin + result.pathname, result.hash]).toEqual([address, '']);
    expect([...result.searchParams]).toEqual([
      ['_dfxid', 'Acme'],
      ['code', code],
      ['state', state],
    ]);
  });

  it.each([
    ['', 'c', null, '?code=c'],
    ['/', 'c', null, '?code=c'],
    ['/a', 'c d+e', 's&x=1#', '/a?code=c%20d%2Be&state=s%26x%3D1%23'],
    ['/a?_clientagentid=B&_dfxid=A', 'c', 's', '/a?_dfxid=A&_clientagentid=B&code=c&state=s'],
  ])('returns, for the address %s with code %s and state %s, %s', (...[end, code, state, expected]) => {
    const site = 'https://transfer.brand.test';
    expect(redirectWith(site + end, code, state)).toBe(site + expected);
  });
});

describe('withAuthCode for a confirmed person', () => {
  const address = safe('https://transfer.brand.test/a');

  itAlways('is no redirect where the tokens name another person', [namedPerson, namedPerson], (confirmed, named) => {
    const isSame = namesConfirmed(confirmedAs(confirmed), named);
    const redirect = oAuth.withAuthCode(address, { ...response('c', null), named }, confirmedAs(confirmed));
    expect(redirect).toBe(isSame ? 'https://transfer.brand.test/a?code=c' : null);
  });
});

describe('withOAuthError', () => {
  const errors = fc.constantFrom<oAuth.OAuthError>('access_denied', 'interaction_required');
  itAlways('replaces an earlier code, state and error', [page, fc.option(text), errors], (address, state, error) => {
    const given = safe(`${address}?code=old&state=old&error=old&error=older&_dfxid=Acme`);
    const { origin, pathname, searchParams } = new URL(oAuth.withOAuthError(given, error, state));
    expect(origin + pathname).toBe(address);
    expect([...searchParams]).toEqual([
      ['_dfxid', 'Acme'],
      ['error', error],
      ...(state === null ? [] : [['state', state]]),
    ]);
  });
});

describe('withoutResponse', () => {
  itAlways('is the redirect again, whatever was answered to it', [page, fc.option(text)], (address, state) => {
    const answered = oAuth.withOAuthError(safe(`${address}?_dfxid=Acme`), 'access_denied', state);
    const { origin, pathname, search } = new URL(oAuth.withoutResponse(answered));
    expect([origin + pathname, search]).toEqual([address, '?_dfxid=Acme']);
  });
});
