import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuardEffect, NavigationRequest } from '#domain/navigation/decision.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { signInFlow } from '#domain/navigation/sessionGuard.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { arrival, navigationRequest } from '#tests/arbitraries/navigationRequest.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const signedIn: Session = withParts(newSession, { person: { accessToken: unsafeNominal<'AccessToken'>('token') } });
const requiring: Session = withParts(newSession, { twoFactor: { requirement: 'InSession' } });

/** A navigation that needs each effect. */
const needs: { readonly [Effect in GuardEffect]: readonly [Partial<NavigationRequest>, Session] } = {
  FetchTokens: [{}, newSession],
  LogOut: [{ query: '?platform=ERP' }, newSession],
  CheckAuthentication: [{ to: '/signin/locked' }, newSession],
  ReadUserInfo: [{ to: '/continue' }, signedIn],
  AskIdentityProvider: [{ to: '/idp/continue' }, newSession],
  EnterTwoFactor: [{ to: '/2fa/verify-number' }, requiring],
  EnterNumberChange: [{ to: '/2fa/change-number' }, requiring],
};

const decide = evaluateGuards(productionContext);

describe.each(Object.entries(needs) as ReadonlyArray<[GuardEffect, (typeof needs)[GuardEffect]]>)(
  'the effect %s',
  (effect, [changes, before]) => {
    const request: NavigationRequest = { ...arrival, hasSessionCookie: true, ...changes };

    it('runs where the decision depends on it', () => {
      expect(decide(request)(before)).toMatchObject({ _tag: 'RunEffect', effect });
    });

    it('does not run again in the same navigation', () => {
      expect(decide({ ...request, completedEffects: [effect] })(before)).not.toMatchObject({ effect });
    });
  },
);

describe('the guards', () => {
  const unknown = session.map((any): Session =>
    withParts(any, {
      typed: { email: null },
      progress: { idpSession: 'None' },
      person: { accessToken: null },
      oAuth: { ...any.oAuth, promptsLogin: false },
      twoFactor: { standing: 'Unread' },
    }),
  );

  it('never run an effect that has run already, also where they would otherwise run it', () => {
    reaches(
      4,
      (inCase) =>
        fc.property(navigationRequest, fc.oneof(session, unknown), (request, any) => {
          const first = decide({ ...request, completedEffects: [] })(any);
          inCase(first._tag === 'RunEffect' && request.completedEffects.includes(first.effect));
          const decision = decide(request)(any);
          expect(request.completedEffects).not.toContain(decision._tag === 'RunEffect' ? decision.effect : null);
        }),
      { numRuns: 500 },
    );
  });
});

describe('a screen of a sign-in that nobody began', () => {
  const screens = signInFlow.filter((to) => to !== '/2fa/choose-number' && to !== '/signin/account-selection');

  it.each(screens)('at %s looks for a session once, if there is a session cookie', (to) => {
    const request: NavigationRequest = { ...arrival, to, from: '/signin' };
    const asked = { _tag: 'RunEffect', effect: 'CheckAuthentication' };
    for (const appContext of [context, productionContext]) {
      const decideIn = evaluateGuards(appContext);
      expect(decideIn({ ...request, hasSessionCookie: true })(newSession)).toMatchObject(asked);
      expect(decideIn(request)(newSession)).toMatchObject({ _tag: 'Detour', to: '/signin' });
      const completed = { ...request, hasSessionCookie: true, completedEffects: ['CheckAuthentication'] as const };
      expect(decideIn(completed)(newSession)).toMatchObject({ _tag: 'Detour', to: '/signin' });
      expect(decideIn(completed)(withParts(newSession, { progress: { idpSession: 'Live' } }))._tag).toBe('Pass');
    }
  });
});
