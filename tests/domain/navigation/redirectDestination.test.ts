import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessDeniedDestination,
  newAccountSite,
  redirectDestination,
} from '#domain/navigation/redirectDestination.ts';
import { isConfirmed } from '#domain/session/person.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs, namedPerson } from '#tests/arbitraries/person.ts';
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

describe('the end of a sign-in', () => {
  it('returns to the redirect with the auth code and the state, and without both where there is no code', () => {
    const url = 'https://transfer.brand.test/back?_dfxid=acme&code=c1&state=s1';
    expect(afterRequest({ person: { authCode } })).toEqual(to(url));
    expect(redirectTo(requested)).toEqual(to(redirect));
  });

  const maybe = fc.option(namedPerson);
  itAlways('is /continue with the code of another person', [anySession, maybe, maybe], (any, signedInAs, confirmed) => {
    const named = { authCode, signedInAs, confirmed: confirmed && confirmedAs(confirmed) };
    const safe = withParts(any, { visit: { redirect }, person: named });
    expect(redirectTo(safe)._tag).toBe(isConfirmed(safe) ? 'ClientRedirect' : 'Route');
  });

  it.each([{ confirmed: null }, { signedInAs: null }])('is /continue with %j', (person) => {
    expect(afterRequest({ person: { authCode, ...person } })).toEqual({ _tag: 'Route', to: '/continue' });
  });

  it('returns with both to the transfer site where no redirect was requested', () => {
    const transfer = unsafeNominal<'SafeUrl'>('https://transfer.brand.test');
    for (const stored of [transfer, null]) {
      const visit = { hasRequestedRedirect: false, redirect: stored };
      expect(afterRequest({ visit, person: { authCode } })).toEqual(to('https://transfer.brand.test?code=c1&state=s1'));
    }
  });

  it('sends no state to another address than the requested one', () => {
    expect(afterRequest({ visit: { redirect: refused }, person: { authCode } })).toEqual(
      to('https://transfer.brand.test?code=c1'),
    );
  });

  it('is the error page where no address is safe', () => {
    const unsafe = redirectDestination({ ...plainSettings, transferSiteUrl: 'javascript:alert(1)' });
    expect(unsafe(newSession)).toEqual({ _tag: 'Route', to: '/signin/error' });
  });
});

describe('the end of the sign-up of a new account', () => {
  const stored = unsafeNominal<'SafeUrl'>('https://transfer.brand.test');
  const registered = (parts: Parts) =>
    redirectTo(withParts(newSession, { progress: { newAccount: 'ConfirmedHere' }, ...parts }));

  it.each([stored, null, refused])('is the registration site of the account type, where %s is stored', (found) => {
    const visit = { redirect: found, hasRequestedRedirect: found === refused };
    expect(registered({ typed: { accountType: 'Personal' }, visit })).toEqual(to(`${stored}/personal-registration`));
    expect(registered({ typed: { accountType: 'Business' }, visit })).toEqual(to(`${stored}/corporate-registration`));
  });

  it('gets no state, which is the transfer site’s', () => {
    const parts: Parts = { typed: { accountType: 'Personal' }, visit: { redirect: stored }, oAuth };
    const url = 'https://transfer.brand.test/personal-registration?code=c1';
    expect(registered({ ...parts, person: { ...byAda, authCode } })).toEqual(to(url));
  });

  itAlways('is no registration site without a confirmed account and a chosen type', [anySession], (any) => {
    const isChosen = ['Personal', 'Business'].includes(any.typed.accountType ?? '');
    const isRequested = any.visit.redirect !== null && any.visit.hasRequestedRedirect;
    const site = newAccountSite(plainSettings, isRequested ? withParts(any, { visit: { redirect } }) : any);
    expect(site !== null).toBe(any.progress.newAccount !== 'None' && isChosen && !isRequested);
  });
});

describe('the end of a visit without a sign-in', () => {
  it('returns to the requested redirect with the error and the state, and never with a code', () => {
    const url = 'https://transfer.brand.test/back?_dfxid=acme&error=access_denied&state=s1';
    expect(denied(withParts(requested, { person: { authCode } }))).toEqual(to(url));
  });

  it('is nowhere without a requested redirect, and for one that is not safe any more', () => {
    expect(denied(withParts(requested, { visit: { redirect: refused } }))).toBeNull();
    expect(denied(withParts(requested, { visit: { hasRequestedRedirect: false } }))).toBeNull();
  });
});
