import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessDeniedDestination,
  newAccountSite,
  redirectDestination,
} from '#domain/navigation/redirectDestination.ts';
import { isConfirmed } from '#domain/session/confirmations.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs, namedPerson } from '#tests/arbitraries/confirmedPerson.ts';
import { session as anySession } from '#tests/arbitraries/session.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';
import { type Parts, withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const redirect = unsafeNominal<'SafeUrl'>('https://transfer.brand.test/back?_dfxid=acme');
const authCode = unsafeNominal<'AuthCode'>('c1');
const oAuth = { ...newSession.oAuth, state: 's1' };
const ada = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };
const byAda = { signedInAs: ada, confirmed: confirmedAs(ada) };
const requested = withParts(newSession, { visit: { redirect, hasRequestedRedirect: true }, oAuth, person: byAda });
const refused = unsafeNominal<'SafeUrl'>('https://evil.test/back');

const redirectTo = redirectDestination(plainSettings);
const afterRequest = (parts: Parts) => redirectTo(withParts(requested, parts));
const denied = accessDeniedDestination(plainSettings);
const to = (url: string) => ({ _tag: 'ClientRedirect', url });

describe('redirectDestination', () => {
  itAlways(
    'returns to the redirect as it is, without code and state, where the service issued no auth code',
    [fc.option(fc.string())],
    (state) => {
      expect(redirectTo({ ...requested, oAuth: { ...oAuth, state } })).toEqual(to(redirect));
    },
  );

  it('returns to it with the auth code and the state', () => {
    const url = 'https://transfer.brand.test/back?_dfxid=acme&code=c1&state=s1';
    expect(afterRequest({ person: { authCode } })).toEqual(to(url));
  });

  it('is /continue, with the code of another person or without a confirmed one', () => {
    const asks = { _tag: 'Route', to: '/continue' };
    fc.assert(
      fc.property(anySession, fc.option(namedPerson), fc.option(namedPerson), (any, signedInAs, confirmed) => {
        const safe = withParts(any, {
          visit: { redirect },
          person: { authCode, signedInAs, confirmed: confirmed && confirmedAs(confirmed) },
        });
        expect(redirectTo(safe)._tag).toBe(isConfirmed(safe) ? 'ClientRedirect' : 'Route');
      }),
    );
    expect(afterRequest({ person: { authCode, confirmed: null } })).toEqual(asks);
    expect(afterRequest({ person: { authCode, signedInAs: null } })).toEqual(asks);
    const another = { ...ada, profileId: unsafeNominal<'ProfileId'>('p2') };
    expect(afterRequest({ person: { authCode, signedInAs: another } })).toEqual(asks);
  });

  it('returns with both to the transfer site where no redirect was requested', () => {
    const transfer = unsafeNominal<'SafeUrl'>('https://transfer.brand.test');
    for (const stored of [transfer, null])
      expect(afterRequest({ visit: { hasRequestedRedirect: false, redirect: stored }, person: { authCode } })).toEqual(
        to('https://transfer.brand.test?code=c1&state=s1'),
      );
  });

  it('sends no state to another address than the requested one', () => {
    expect(afterRequest({ visit: { redirect: refused }, person: { authCode } })).toEqual(
      to('https://transfer.brand.test?code=c1'),
    );
  });
});

describe('redirectDestination without a safe address', () => {
  it('is the error page', () => {
    const unsafe = redirectDestination({ ...plainSettings, transferSiteUrl: 'javascript:alert(1)' });
    expect(unsafe(newSession)).toEqual({ _tag: 'Route', to: '/signin/error' });
  });
});

describe('redirectDestination of a new account', () => {
  const stored = withParts(newSession, {
    visit: { redirect: unsafeNominal<'SafeUrl'>('https://transfer.brand.test') },
    progress: { newAccount: 'ConfirmedHere' },
  });

  it.each([
    ['Personal', 'personal'],
    ['Business', 'corporate'],
  ] as const)(
    'is the registration site of %s, although the home route stored the transfer site',
    (accountType, name) => {
      const url = `https://transfer.brand.test/${name}-registration`;
      expect(redirectTo(withParts(stored, { typed: { accountType } }))).toEqual(to(url));
      expect(redirectTo(withParts(stored, { typed: { accountType }, visit: { redirect: null } }))).toEqual(to(url));
      expect(
        afterRequest({
          progress: { newAccount: 'ConfirmedHere' },
          typed: { accountType },
          visit: { redirect: refused },
        }),
      ).toEqual(to(url));
    },
  );

  it('gets no state, which is the transfer site’s', () => {
    expect(
      redirectTo(withParts(stored, { typed: { accountType: 'Personal' }, oAuth, person: { ...byAda, authCode } })),
    ).toEqual(to('https://transfer.brand.test/personal-registration?code=c1'));
  });

  it('is the requested redirect where there is one', () => {
    expect(afterRequest({ progress: { newAccount: 'ConfirmedHere' }, typed: { accountType: 'Personal' } })).toEqual(
      to(redirect),
    );
  });

  itAlways(
    'is no registration site for a visit that confirmed no account, or without a chosen type',
    [anySession],
    (session) => {
      const hasOwnSite =
        session.progress.newAccount !== 'None' && ['Personal', 'Business'].includes(session.typed.accountType ?? '');
      const isSafe = session.visit.redirect === null || !session.visit.hasRequestedRedirect;
      const site = newAccountSite(
        plainSettings,
        withParts(session, { visit: { redirect: isSafe ? session.visit.redirect : redirect } }),
      );
      expect(site !== null).toBe(hasOwnSite && isSafe);
    },
  );
});

describe('accessDeniedDestination', () => {
  it('returns to the requested redirect with the error and the state, and never with a code', () => {
    const url = 'https://transfer.brand.test/back?_dfxid=acme&error=access_denied&state=s1';
    expect(denied(withParts(requested, { person: { authCode } }))).toEqual(to(url));
  });

  it('is nowhere without a requested redirect, and for one that is not safe any more', () => {
    expect(denied(withParts(requested, { visit: { redirect: refused } }))).toBeNull();
    fc.assert(
      fc.property(anySession, (session) => {
        const home = withParts(session, { visit: { redirect, hasRequestedRedirect: false } });
        expect(denied(home)).toBeNull();
      }),
    );
  });
});
