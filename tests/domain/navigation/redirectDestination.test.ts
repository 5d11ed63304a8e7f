import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessDeniedDestination,
  newAccountSite,
  redirectDestination,
} from '#domain/navigation/redirectDestination.ts';
import { isConfirmed } from '#domain/session/confirmations.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs, namedPerson } from '#tests/arbitraries/confirmedPerson.ts';
import { session as anySession } from '#tests/arbitraries/session.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const redirect = unsafeNominal<'SafeUrl'>('https://transfer.brand.test/back?_dfxid=acme');
const authCode = unsafeNominal<'AuthCode'>('c1');
const oAuth = { ...newSession.oAuth, state: 's1' };
const ada = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };
const byAda = { signedInAs: ada, confirmed: confirmedAs(ada) };
const requested: Session = {
  ...newSession,
  redirect,
  hasRequestedRedirect: true,
  oAuth,
  ...byAda,
};
const refused = unsafeNominal<'SafeUrl'>('https://evil.test/back');

const redirectTo = (session: Session) => redirectDestination(plainSettings)(session);
const to = (url: string) => ({ _tag: 'ClientRedirect', url });

describe('redirectDestination', () => {
  it('returns to the redirect as it is, without code and state, where the service issued no auth code', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), (state) => {
        expect(redirectTo({ ...requested, oAuth: { ...oAuth, state } })).toEqual(to(redirect));
      }),
    );
  });

  it('returns to it with the auth code and the state', () => {
    expect(redirectTo({ ...requested, authCode })).toEqual(
      to('https://transfer.brand.test/back?_dfxid=acme&code=c1&state=s1'),
    );
  });

  it('is /continue, with the code of another person or without a confirmed one', () => {
    const asks = { _tag: 'Route', to: '/continue' };
    fc.assert(
      fc.property(anySession, fc.option(namedPerson), fc.option(namedPerson), (any, signedInAs, confirmed) => {
        const safe = { ...any, redirect, authCode, signedInAs, confirmed: confirmed && confirmedAs(confirmed) };
        expect(redirectTo(safe)._tag).toBe(isConfirmed(safe) ? 'ClientRedirect' : 'Route');
      }),
    );
    expect(redirectTo({ ...requested, authCode, confirmed: null })).toEqual(asks);
    expect(redirectTo({ ...requested, authCode, signedInAs: null })).toEqual(asks);
    const another = { ...ada, profileId: unsafeNominal<'ProfileId'>('p2') };
    expect(redirectTo({ ...requested, authCode, signedInAs: another })).toEqual(asks);
  });

  it('returns with both to the transfer site where no redirect was requested', () => {
    const transfer = unsafeNominal<'SafeUrl'>('https://transfer.brand.test');
    for (const stored of [transfer, null])
      expect(redirectTo({ ...requested, hasRequestedRedirect: false, redirect: stored, authCode })).toEqual(
        to('https://transfer.brand.test?code=c1&state=s1'),
      );
  });

  it('sends no state to another address than the requested one', () => {
    expect(redirectTo({ ...requested, redirect: refused, authCode })).toEqual(
      to('https://transfer.brand.test?code=c1'),
    );
  });
});

describe('redirectDestination without a safe address', () => {
  it('is the error page', () => {
    const settings = { ...plainSettings, transferSiteUrl: 'javascript:alert(1)' };
    expect(redirectDestination(settings)(newSession)).toEqual({ _tag: 'Route', to: '/signin/error' });
  });
});

describe('redirectDestination of a new account', () => {
  const stored = {
    ...newSession,
    redirect: unsafeNominal<'SafeUrl'>('https://transfer.brand.test'),
    isNewAccount: true,
  };

  it.each([
    ['Personal', 'personal'],
    ['Business', 'corporate'],
  ] as const)(
    'is the registration site of %s, although the home route stored the transfer site',
    (accountType, name) => {
      const url = `https://transfer.brand.test/${name}-registration`;
      expect(redirectTo({ ...stored, accountType })).toEqual(to(url));
      expect(redirectTo({ ...stored, accountType, redirect: null })).toEqual(to(url));
      expect(redirectTo({ ...requested, isNewAccount: true, accountType, redirect: refused })).toEqual(to(url));
    },
  );

  it('gets no state, which is the transfer site’s', () => {
    expect(redirectTo({ ...stored, ...byAda, accountType: 'Personal', oAuth, authCode })).toEqual(
      to('https://transfer.brand.test/personal-registration?code=c1'),
    );
  });

  it('is the requested redirect where there is one', () => {
    expect(redirectTo({ ...requested, isNewAccount: true, accountType: 'Personal' })).toEqual(to(redirect));
  });

  it('is no registration site for a visit that confirmed no account, or without a chosen type', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const hasOwnSite = session.isNewAccount && ['Personal', 'Business'].includes(session.accountType ?? '');
        const isSafe = session.redirect === null || !session.hasRequestedRedirect;
        const site = newAccountSite(plainSettings, { ...session, redirect: isSafe ? session.redirect : redirect });
        expect(site !== null).toBe(hasOwnSite && isSafe);
      }),
    );
  });
});

describe('accessDeniedDestination', () => {
  it('returns to the requested redirect with the error and the state, and never with a code', () => {
    expect(accessDeniedDestination(plainSettings)({ ...requested, authCode })).toEqual(
      to('https://transfer.brand.test/back?_dfxid=acme&error=access_denied&state=s1'),
    );
  });

  it('is nowhere without a requested redirect, and for one that is not safe any more', () => {
    expect(accessDeniedDestination(plainSettings)({ ...requested, redirect: refused })).toBeNull();
    fc.assert(
      fc.property(anySession, (session) => {
        const home = { ...session, redirect, hasRequestedRedirect: false };
        expect(accessDeniedDestination(plainSettings)(home)).toBeNull();
      }),
    );
  });
});
