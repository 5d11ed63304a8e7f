import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Visit } from '#domain/navigation/visit.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import { mint } from '#domain/shared/nominal.ts';
import { session } from '#tests/arbitraries/session.ts';
import { productionWorld, visit, world } from '#tests/arbitraries/visit.ts';

const decide = walkGuards(world);
const arrival: Visit = { to: '/', query: '', from: null, scheme: 'https:', hasSessionCookie: false, settled: [] };
const inProduction = walkGuards(productionWorld);
const email = session.filter((candidate) => candidate.email !== null);

describe('the guards one by one', () => {
  it.each<[RoutePath, RoutePath]>([
    ['/signin/locked', '/signin'],
    ['/signin/closed', '/signin'],
    ['/signin/error', '/signin'],
    ['/signin/email-verification', '/signin'],
    ['/signin/account-selection', '/signin'],
    ['/account-type', '/signin'],
    ['/idp/existing', '/signin'],
    ['/2fa/choose-number', '/signin'],
    ['/continue', '/signin'],
    ['/forgot-password/email-verification', '/forgot-password'],
    ['/forgot-password/new-password', '/forgot-password'],
    ['/signup/email-verification', '/signup'],
    ['/', '/signin'],
  ])('sends a stranger who opens %s to %s', (to, expected) => {
    const decision = inProduction({ ...arrival, to })(newSession);
    expect(decision).toMatchObject({ _tag: 'Detour', to: expected });
  });

  it('stores the transfer site as the redirect when the root names none', () => {
    expect(inProduction(arrival)(newSession).session.redirect).toBe(world.settings.transferSiteUrl.replace(/\/$/, ''));
  });

  it('asks for tokens on the root when a session cookie is there, and outside production always', () => {
    expect(inProduction({ ...arrival, hasSessionCookie: true })(newSession)).toMatchObject({
      _tag: 'First',
      effect: 'FetchTokens',
    });
    expect(inProduction(arrival)(newSession)).toMatchObject({ _tag: 'Detour', to: '/signin' });
    expect(decide(arrival)(newSession)).toMatchObject({ _tag: 'First', effect: 'FetchTokens' });
  });

  it.each(['ERP', 'XECD', 'erp', 'xecd'])('logs a session out that enters for %s', (platform) => {
    const decision = inProduction({ ...arrival, query: `?platform=${platform}`, hasSessionCookie: true })(newSession);
    expect(decision).toMatchObject({ _tag: 'First', effect: 'LogOut' });
  });

  it('never lets anybody stay on the way back from an identity provider', () => {
    fc.assert(
      fc.property(visit, session, (anyVisit, anySession) => {
        expect(decide({ ...anyVisit, to: '/idp/continue' })(anySession)._tag).not.toBe('Pass');
      }),
    );
  });

  it.each<[Session['idpSession'], string]>([
    ['None', '/signin/error'],
    ['Attempted', '/signin/error'],
    ['AccountExists', '/idp/existing'],
    ['NoAccount', '/account-type'],
  ])('sends a provider sign-in that came to %s to %s', (idpSession, expected) => {
    const back: Visit = { ...arrival, to: '/idp/continue' };
    expect(inProduction(back)(newSession)).toMatchObject({ _tag: 'First', effect: 'AskIdentityProvider' });
    const settled = inProduction({ ...back, settled: ['AskIdentityProvider'] })({ ...newSession, idpSession });
    expect(settled).toMatchObject({ _tag: 'Detour', to: expected });
  });

  it('goes on, as every sign-in does, from a provider sign-in that opened a session', () => {
    const back: Visit = { ...arrival, to: '/idp/continue', settled: ['AskIdentityProvider'] };
    expect(inProduction(back)({ ...newSession, idpSession: 'Live' })._tag).toBe('GoOn');
  });

  it('asks nobody to continue whom it cannot name', () => {
    const asked: Visit = { ...arrival, to: '/continue' };
    const known = { ...newSession, accessToken: mint<'AccessToken'>('token') };
    expect(decide(asked)(known)).toMatchObject({ _tag: 'First', effect: 'ReadUserInfo' });
    const settled: Visit = { ...asked, settled: ['ReadUserInfo'] };
    expect(decide(settled)(known)).toMatchObject({ _tag: 'Detour', to: '/signin' });
    expect(decide(settled)({ ...known, signedInAs: 'ada@example.test' })._tag).toBe('Pass');
  });

  it('continues for the platform the visit entered', () => {
    const tokens: Visit = { ...arrival, settled: ['FetchTokens'] };
    const known = { ...newSession, accessToken: mint<'AccessToken'>('token'), platform: 'XERA' as const };
    expect(decide(tokens)(known)).toMatchObject({ to: '/continue', session: { continueAsPlatform: 'XERA' } });
  });

  it('offers no choice of accounts where there is none, nor before the second factor', () => {
    const asked: Visit = { ...arrival, to: '/signin/account-selection' };
    fc.assert(
      fc.property(session, (somebody) => {
        const known = { ...somebody, accessToken: mint<'AccessToken'>('token'), idpSession: 'Live' as const };
        const several = known.linkedAccounts.length > 1 && !known.twoFactor.required;
        expect(decide(asked)(known)).toMatchObject(several ? { _tag: 'Pass' } : { _tag: 'Detour', to: '/continue' });
      }),
    );
  });

  it('sends account type, opened from the root, to sign-in', () => {
    fc.assert(
      fc.property(email, (somebody) => {
        expect(decide({ ...arrival, to: '/account-type', from: '/' })(somebody)).toMatchObject({ to: '/signin' });
        expect(decide({ ...arrival, to: '/account-type', from: '/idp/continue' })(somebody)._tag).toBe('Pass');
      }),
    );
  });
});
