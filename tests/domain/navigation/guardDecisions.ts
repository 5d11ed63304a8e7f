import type { Decision, GuardEffect, NavigationRequest } from '#domain/navigation/decision.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { arrival } from '#tests/arbitraries/navigationRequest.ts';
import { type Parts, withParts } from '#tests/arbitraries/withParts.ts';

type Decide = (request: Partial<NavigationRequest>, session?: Session) => Decision;

const decideIn =
  (where: typeof context): Decide =>
  (request, session = newSession) =>
    evaluateGuards(where)({ ...arrival, ...request })(session);

/** The decision of the guards outside production, on an arrival with these changes. */
export const decide: Decide = decideIn(context);

/** The same in production. */
export const decideInProduction: Decide = decideIn(productionContext);

/** A new session with these fields. */
export const known = (parts: Parts): Session => withParts(newSession, parts);

/** A redirect to a screen. */
export const detour = (to: RoutePath) => ({ _tag: 'Detour', to }) as const;

/** An effect that runs. */
export const runs = (effect: GuardEffect) => ({ _tag: 'RunEffect', effect }) as const;

export const ada = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };
export const accessToken = unsafeNominal<'AccessToken'>('token');
