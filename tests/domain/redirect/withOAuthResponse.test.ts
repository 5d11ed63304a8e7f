import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesConfirmed } from '#domain/identity/confirmedPerson.ts';
import { validateRedirect, type SafeUrl } from '#domain/redirect/redirect.ts';
import { withAccessDenied, withAuthCode, type AuthResponse } from '#domain/redirect/oAuth.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs, namedPerson } from '#tests/arbitraries/confirmedPerson.ts';
import { plainWord } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const safe = (raw: string): SafeUrl => {
  const redirect = validateRedirect(raw, 'https:', plainSettings);
  if (redirect === null) throw new Error(`${raw} should be valid`);
  return redirect;
};
const ada = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };
const response = (code: string, state: string | null): AuthResponse => ({
  code: unsafeNominal<'AuthCode'>(code),
  named: ada,
  state,
});
const redirectWith = (raw: string, code: string, state: string | null) =>
  withAuthCode(safe(raw), response(code, state), confirmedAs(ada)) ?? 'no redirect';

describe('withAuthCode', () => {
  it('keeps code and state exactly, once each, for any characters', () => {
    const value = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(value, value, fc.array(plainWord), (code, state, path) => {
        const address = `https://transfer.brand.test/${path.join('/')}?code=old&state=old&code=older&_dfxid=Acme`;
        const query = new URL(redirectWith(address, code, state)).searchParams;
        expect([query.getAll('code'), query.getAll('state'), query.getAll('_dfxid')]).toEqual([
          [code],
          [state],
          ['Acme'],
        ]);
      }),
    );
  });

  it('never changes the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(plainWord), (code, path) => {
        const address = safe(`https://transfer.brand.test/${path.join('/')}`);
        const result = new URL(redirectWith(address, code, code));
        expect(result.origin + result.pathname).toBe(new URL(address).origin + new URL(address).pathname);
        expect(result.hash).toBe('');
      }),
    );
  });

  it.each([
    ['https://transfer.brand.test/', 'c', null, 'https://transfer.brand.test?code=c'],
    ['https://transfer.brand.test/a?code=x', 'c', 's', 'https://transfer.brand.test/a?code=c&state=s'],
    [
      'https://transfer.brand.test/a',
      'c d+e',
      's&x=1#',
      'https://transfer.brand.test/a?code=c%20d%2Be&state=s%26x%3D1%23',
    ],
    [
      'https://transfer.brand.test/a?_clientagentid=B&_dfxid=A',
      'c',
      's',
      'https://transfer.brand.test/a?_dfxid=A&_clientagentid=B&code=c&state=s',
    ],
  ])('returns, for %s with code %s and state %s, %s', (...[raw, code, state, expected]) => {
    expect(redirectWith(raw, code, state)).toBe(expected);
  });
});

describe('withAuthCode for a confirmed person', () => {
  const address = safe('https://transfer.brand.test/a');

  it('is no redirect where the tokens name another person', () => {
    fc.assert(
      fc.property(namedPerson, namedPerson, (confirmed, named) => {
        const isSame = namesConfirmed(confirmedAs(confirmed), named);
        const redirect = withAuthCode(address, { ...response('c', null), named }, confirmedAs(confirmed));
        expect(redirect).toBe(isSame ? 'https://transfer.brand.test/a?code=c' : null);
      }),
    );
    const another = { ...ada, profileId: unsafeNominal<'ProfileId'>('p2') };
    expect(withAuthCode(address, { ...response('c', null), named: another }, confirmedAs(ada))).toBeNull();
  });

  it('takes no person whom an act did not confirm: the compiler refuses one', () => {
    // @ts-expect-error -- the tokens name this person, which confirms nobody
    expect(withAuthCode(address, response('c', null), ada)).toBe('https://transfer.brand.test/a?code=c');
    // @ts-expect-error -- a redirect with a code needs a confirmed person
    expect(() => withAuthCode(address, response('c', null))).toThrow(TypeError);
  });
});

describe('withAccessDenied', () => {
  it('replaces an earlier code, state and error, and keeps the tracking parameters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(plainWord), (state, path) => {
        const address = `https://transfer.brand.test/${path.join('/')}?code=old&state=old&error=old&error=older&_dfxid=Acme`;
        const query = new URL(withAccessDenied(safe(address), state)).searchParams;
        expect([...query]).toEqual([
          ['_dfxid', 'Acme'],
          ['error', 'access_denied'],
          ['state', state],
        ]);
      }),
    );
  });

  it('adds no state where the site sent none', () => {
    expect(withAccessDenied(safe('https://transfer.brand.test/a'), null)).toBe(
      'https://transfer.brand.test/a?error=access_denied',
    );
  });
});
