import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationRequest } from '#domain/navigation/decision.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { arrival } from '#tests/arbitraries/navigationRequest.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const decide = evaluateGuards(context);
const inProduction = evaluateGuards(productionContext);
const email = session.filter((candidate) => candidate.typed.email !== null);

describe('the guards after a provider sign-in', () => {
  it.each<[Session['progress']['idpSession'], string]>([
    ['None', '/signin/error'],
    ['Attempted', '/signin/error'],
    ['Failed', '/signin/error'],
    ['AccountExists', '/idp/existing'],
    ['NoAccount', '/account-type'],
    ['Unproven', '/continue'],
  ])('redirects a provider sign-in with the result %s to %s', (idpSession, expected) => {
    const providerReturn: NavigationRequest = { ...arrival, to: '/idp/continue' };
    expect(inProduction(providerReturn)(newSession)).toMatchObject({
      _tag: 'RunEffect',
      effect: 'AskIdentityProvider',
    });
    const completed = inProduction({ ...providerReturn, completedEffects: ['AskIdentityProvider'] })(
      withParts(newSession, { progress: { idpSession } }),
    );
    expect(completed).toMatchObject({ _tag: 'Detour', to: expected });
  });

  it('continues the sign-in after a provider sign-in that opened a session', () => {
    const providerReturn: NavigationRequest = {
      ...arrival,
      to: '/idp/continue',
      completedEffects: ['AskIdentityProvider'],
    };
    expect(inProduction(providerReturn)(withParts(newSession, { progress: { idpSession: 'Live' } }))._tag).toBe(
      'ContinueSignIn',
    );
  });

  it.each<[Session['progress']['idpSession'], string]>([
    ['None', 'Detour'],
    ['NoAccount', 'Pass'],
    ['Attempted', 'Pass'],
    ['Failed', 'Pass'],
    ['AccountExists', 'Pass'],
    ['Live', 'Detour'],
    ['Unproven', 'Detour'],
  ])('answers a reload of account type after a provider sign-in with the result %s by %s', (idpSession, tag) => {
    const reload = { ...arrival, to: '/account-type' } as const;
    fc.assert(
      fc.property(email, (anySession) => {
        expect(decide(reload)(withParts(anySession, { progress: { idpSession } }))._tag).toBe(tag);
      }),
    );
  });
});
