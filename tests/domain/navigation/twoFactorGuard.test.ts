import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationRequest } from '#domain/navigation/decision.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import type { TwoFactorPath } from '#domain/two-factor/twoFactorScreen.ts';
import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { arrival } from '#tests/arbitraries/navigationRequest.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const entry: NavigationRequest = { ...arrival, to: '/2fa/verify-number', hasSessionCookie: true };
const path = fc.constantFrom<TwoFactorPath>(
  '/2fa/add-number',
  '/2fa/change-number',
  '/2fa/review-number',
  '/2fa/choose-number',
  '/2fa/locked',
  '/2fa/phone-validation',
  '/2fa/verify-number',
);
const numberScreens: ReadonlyArray<TwoFactorPath> = ['/2fa/change-number', '/2fa/add-number'];
const accessToken = unsafeNominal<'AccessToken'>('token');
const decide = evaluateGuards(context);
const inProduction = evaluateGuards(productionContext);
const requiring = (more: Partial<Session['twoFactor']> = {}): Session => ({
  ...newSession,
  twoFactor: { ...noTwoFactor, requirement: 'InSession', ...more },
});

describe('twoFactorGuard', () => {
  itAlways('needs a session cookie in production, unless sign-in was refused', [path, session], (to, anySession) => {
    const decision = inProduction({ ...entry, to, hasSessionCookie: false })({
      ...anySession,
      oAuth: { ...anySession.oAuth, promptsLogin: false },
    });
    const isRedirected = decision._tag === 'Detour' && decision.to === '/signin';
    expect(isRedirected).toBe(anySession.twoFactor.requirement !== 'BySignIn');
  });

  itAlways('needs no session cookie outside production', [path, session], (to, anySession) => {
    const without = decide({ ...entry, to, hasSessionCookie: false })(anySession);
    expect(without).toEqual(decide({ ...entry, to, hasSessionCookie: true })(anySession));
  });

  itAlways('reads the status once after a reload', [path], (to) => {
    const effect = numberScreens.includes(to) ? 'EnterNumberChange' : 'EnterTwoFactor';
    expect(decide({ ...entry, to })(requiring())).toMatchObject({ _tag: 'RunEffect', effect });
    expect(decide({ ...entry, to, completedEffects: [effect] })(requiring())).toMatchObject({
      _tag: 'Detour',
      to: '/signin',
    });
  });

  it('redirects a signed-in person without a pending second factor to /continue', () => {
    const signedIn = withParts(newSession, { person: { accessToken } });
    const decision = decide({ ...entry, completedEffects: ['EnterTwoFactor'] })(signedIn);
    expect(decision).toMatchObject({ _tag: 'Detour', to: '/continue' });
  });

  it.each<[string, Partial<Session>, string]>([
    [
      'a fault',
      {
        person: { ...newSession.person, accessToken },
        progress: { ...newSession.progress, entryFault: { _tag: 'ServiceFailed' } },
      },
      '/signin',
    ],
    ['no tokens', {}, '/signin'],
    ['tokens that require a second factor', withParts(requiring(), { person: { accessToken } }), '/signin'],
    ['a refused code by email', { ...requiring({ standing: 'EmailRefused' }) }, '/signin/error'],
  ])('leads after an entry with %s to its screen', (_what, known, screen) => {
    const request: NavigationRequest = { ...entry, completedEffects: ['EnterTwoFactor'] };
    expect(decide(request)({ ...newSession, ...known })).toMatchObject({ _tag: 'Detour', to: screen });
  });

  itAlways(
    'reads the status again on any screen if a number was typed and no second factor is required',
    [path],
    (to) => {
      const typing = requiring({ requirement: 'None', numberTyped: true });
      expect(decide({ ...entry, to })(typing)).toMatchObject({ _tag: 'RunEffect', effect: 'EnterNumberChange' });
    },
  );

  it('redirects from a screen that does not fit the state to the screen that does', () => {
    expect(decide(entry)(requiring({ standing: 'Read', status: 'SetupRequired' }))).toMatchObject({
      _tag: 'Detour',
      to: '/2fa/add-number',
    });
    const sent = requiring({ standing: 'Read', channel: 'email', sendAttempts: 1 });
    expect(decide(entry)(sent)).toMatchObject({ _tag: 'Pass' });
  });
});
