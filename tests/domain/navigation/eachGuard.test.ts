import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationRequest } from '#domain/navigation/decision.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { newSession } from '#domain/session/newSession.ts';
import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { arrival, navigationRequest } from '#tests/arbitraries/navigationRequest.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const decide = evaluateGuards(context);
const inProduction = evaluateGuards(productionContext);
const recovery = (['email-verification', 'new-password', 'error'] as const).map(
  (end) => `/forgot-password/${end}` as const,
);
const email = session.filter((candidate) => candidate.typed.email !== null);

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
    ['/forgot-password/error', '/forgot-password'],
    ['/signup/error', '/signup'],
    ['/signup/email-verification', '/signup'],
    ['/signup/creating', '/signup'],
    ['/', '/signin'],
  ])('redirects a visitor without a session from %s to %s', (to, expected) => {
    const decision = inProduction({ ...arrival, to })(newSession);
    expect(decision).toMatchObject({ _tag: 'Detour', to: expected, warnings: [] });
  });

  it.each<RoutePath>([...recovery, '/signup/email-verification', '/signup/error'])(
    'shows %s only where an email is known',
    (to) => {
      fc.assert(
        fc.property(session, (anySession) => {
          const passes = inProduction({ ...arrival, to })(anySession)._tag === 'Pass';
          expect(passes).toBe(anySession.typed.email !== null);
        }),
      );
    },
  );

  it.each([
    ['/signup', 'None'],
    ['/forgot-password', 'None'],
    ['/signin', 'NeedsSignIn'],
  ] as const)('leaves a password change that needs a sign-in on %s as %s', (to, expected) => {
    const decision = inProduction({ ...arrival, to })(
      withParts(newSession, { progress: { passwordChange: 'NeedsSignIn' } }),
    );
    expect(decision.session.progress.passwordChange).toBe(expected);
  });

  it.each<RoutePath>(['/continue', '/signin/account-selection'])('fetches the tokens first on %s', (to) => {
    expect(decide({ ...arrival, to })(newSession)).toMatchObject({ _tag: 'RunEffect', effect: 'FetchTokens' });
  });

  it('stores the transfer site as the redirect when the root names none', () => {
    expect(inProduction(arrival)(newSession).session.visit.redirect).toBe(
      context.settings.transferSiteUrl.replace(/\/$/, ''),
    );
  });

  it('fetches the tokens on the root if there is a session cookie, and always outside production', () => {
    expect(inProduction({ ...arrival, hasSessionCookie: true })(newSession)).toMatchObject({
      _tag: 'RunEffect',
      effect: 'FetchTokens',
    });
    expect(inProduction(arrival)(newSession)).toMatchObject({ _tag: 'Detour', to: '/signin' });
    expect(decide(arrival)(newSession)).toMatchObject({ _tag: 'RunEffect', effect: 'FetchTokens' });
  });

  it.each<RoutePath>(['/', '/continue', '/signin/account-selection'])(
    'continues %s with the second factor that the tokens require, outside production also with an unreadable cookie',
    (to) => {
      const refused = withParts(newSession, { twoFactor: { requirement: 'InSession' as const } });
      const request: NavigationRequest = { ...arrival, to, completedEffects: ['FetchTokens'] };
      expect(inProduction({ ...request, hasSessionCookie: true })(refused)).toMatchObject({
        _tag: 'ContinueSignIn',
        warnings: [],
      });
      expect(inProduction(request)(refused)).toMatchObject({ _tag: 'Detour', to: '/signin' });
      expect(decide(request)(refused)._tag).toBe('ContinueSignIn');
    },
  );

  it.each(['ERP', 'XECD', 'erp', 'xecd'])('logs out an existing session on entry for %s', (platform) => {
    const decision = inProduction({ ...arrival, query: `?platform=${platform}`, hasSessionCookie: true })(newSession);
    expect(decision).toMatchObject({ _tag: 'RunEffect', effect: 'LogOut' });
  });

  itAlways('never passes on /idp/continue', [navigationRequest, session], (anyRequest, anySession) => {
    expect(decide({ ...anyRequest, to: '/idp/continue' })(anySession)._tag).not.toBe('Pass');
  });

  itAlways('redirects from account type to sign-in if it is opened from the root', [email], (anySession) => {
    expect(decide({ ...arrival, to: '/account-type', from: '/' })(anySession)).toMatchObject({ to: '/signin' });
    expect(decide({ ...arrival, to: '/account-type', from: '/idp/continue' })(anySession)._tag).toBe('Pass');
  });
});
