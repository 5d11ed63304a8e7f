import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationRequest } from '#domain/navigation/decision.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withGrant } from '#domain/session/confirmations.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { arrival, navigationRequest } from '#tests/arbitraries/navigationRequest.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const decide = evaluateGuards(context);
const grant = { authCode: unsafeNominal<'AuthCode'>('code'), profileId: unsafeNominal<'ProfileId'>('p2') };
const grace = withGrant(grant)(newSession).person.confirmed;
const ada = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };

describe('the guards, where a screen needs what this document confirmed', () => {
  itAlways('shows /signup/creating only to a sign-up that was confirmed in this document', [session], (any) => {
    const decision = decide({ ...arrival, to: '/signup/creating' })(any);
    const passes = any.progress.newAccount === 'ConfirmedHere' && any.person.confirmed !== null;
    expect(decision).toMatchObject(passes ? { _tag: 'Pass' } : { _tag: 'Detour' });
    const creating = withParts(any, { progress: { newAccount: 'ConfirmedHere' } });
    const toCreating = decide({ ...arrival, to: '/signup/creating' });
    expect(toCreating(withParts(creating, { person: { confirmed: null } }))).toMatchObject({
      to: '/continue',
    });
    expect(toCreating(withParts(creating, { progress: { newAccount: 'ConfirmedBefore' } }))).toMatchObject({
      to: '/continue',
    });
  });

  itAlways(
    'lead to sign-in once after a sign-out in another tab, unless a new visit begins',
    [session, navigationRequest],
    (any, request) => {
      const ended: Session = { ...any, endedElsewhere: true };
      const decision = decide(request)(ended);
      expect(decision.session.endedElsewhere).toBe(false);
      const led = request.to === '/signin' ? { _tag: 'Pass' } : { _tag: 'Detour', to: '/signin' };
      expect(decision).toMatchObject(request.to === '/' ? {} : led);
    },
  );

  it('holds a partner’s wish for a new sign-in on every screen that would use another session', () => {
    const uses: ReadonlyArray<RoutePath> = [
      '/continue',
      '/signin/account-selection',
      '/2fa/change-number',
      '/2fa/add-number',
    ];
    const tokens = { accessToken: unsafeNominal<'AccessToken'>('token'), signedInAs: ada };
    fc.assert(
      fc.property(session, fc.constantFrom(...uses), navigationRequest, (any, to, request) => {
        for (const confirmed of [null, grace]) {
          const asked: Session = withParts(any, {
            oAuth: { ...any.oAuth, promptsLogin: true },
            person: { ...tokens, confirmed },
          });
          const unowed: Session = withParts(asked, { twoFactor: { requirement: 'None' } });
          const decision = decide({ ...request, to })(unowed);
          expect(decision).toMatchObject({ _tag: 'Detour', to: '/signin' });
          expect(decision.session.progress.entryFault).toEqual({ _tag: 'Unexpected' });
        }
      }),
    );
  });

  it('lets the second factor of that new sign-in be entered, also after a reload', () => {
    const owed: Session = withParts(newSession, {
      oAuth: { ...newSession.oAuth, promptsLogin: true },
      twoFactor: { requirement: 'InSession' },
    });
    const reload: NavigationRequest = { ...arrival, to: '/2fa/verify-number', hasSessionCookie: true };
    expect(decide(reload)(owed)).toMatchObject({ _tag: 'RunEffect', effect: 'EnterTwoFactor' });
  });

  it('looks for no session on the root where the partner asks for a new sign-in', () => {
    const request: NavigationRequest = { ...arrival, query: '?prompt=login', hasSessionCookie: true };
    expect(decide(request)(newSession)).toMatchObject({ _tag: 'Detour', to: '/signin' });
  });
});
