import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationRequest } from '#domain/navigation/decision.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { arrival } from '#tests/arbitraries/navigationRequest.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const decide = evaluateGuards(context);
const ada = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };
const accessToken = unsafeNominal<'AccessToken'>('token');

describe('the guard of the screens that show a session', () => {
  it('does not show /continue without a name', () => {
    const request: NavigationRequest = { ...arrival, to: '/continue' };
    const known = withParts(newSession, { person: { accessToken } });
    expect(decide(request)(known)).toMatchObject({ _tag: 'RunEffect', effect: 'ReadUserInfo' });
    const completed: NavigationRequest = { ...request, completedEffects: ['ReadUserInfo'] };
    expect(decide(completed)(known)).toMatchObject({ _tag: 'Detour', to: '/signin' });
    expect(decide(completed)(withParts(known, { person: { signedInAs: { ...ada, email: null } } }))).toMatchObject({
      to: '/signin',
    });
    expect(decide(completed)(withParts(known, { person: { signedInAs: ada } }))._tag).toBe('Pass');
  });

  it('remembers the platform of the entry for /continue', () => {
    const tokens: NavigationRequest = { ...arrival, completedEffects: ['FetchTokens'] };
    const known = withParts(newSession, {
      person: { accessToken },
      visit: { platform: 'XERA' as const },
    });
    expect(decide(tokens)(known)).toMatchObject({
      to: '/continue',
      session: { visit: { continueAsPlatform: 'XERA' } },
    });
  });

  it('shows no account selection without several accounts or before the second factor', () => {
    const request: NavigationRequest = { ...arrival, to: '/signin/account-selection' };
    fc.assert(
      fc.property(session, (anySession) => {
        const known = withParts(anySession, {
          person: { accessToken },
          progress: { idpSession: 'Live' as const },
          oAuth: { ...anySession.oAuth, promptsLogin: false },
        });
        const several = known.person.linkedAccounts.length > 1 && known.twoFactor.requirement === 'None';
        expect(decide(request)(known)).toMatchObject(several ? { _tag: 'Pass' } : { _tag: 'Detour', to: '/continue' });
      }),
    );
  });
});
