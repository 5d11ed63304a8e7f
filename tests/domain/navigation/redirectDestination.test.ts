import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectDestination } from '#domain/navigation/redirectDestination.ts';
import { newSession } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const redirect = unsafeNominal<'SafeUrl'>('https://transfer.brand.test/back?_dfxid=acme');

describe('redirectDestination', () => {
  it('returns to the redirect as it is, without code and state, where the service issued no auth code', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), (state) => {
        const session = { ...newSession, redirect, oAuth: { ...newSession.oAuth, state } };
        expect(redirectDestination(plainSettings)(session)).toEqual({ _tag: 'ClientRedirect', url: redirect });
      }),
    );
  });

  it('returns to it with the auth code and the state', () => {
    const authCode = unsafeNominal<'AuthCode'>('c1');
    const session = { ...newSession, redirect, authCode, oAuth: { ...newSession.oAuth, state: 's1' } };
    expect(redirectDestination(plainSettings)(session)).toEqual({
      _tag: 'ClientRedirect',
      url: 'https://transfer.brand.test/back?_dfxid=acme&code=c1&state=s1',
    });
  });
});
