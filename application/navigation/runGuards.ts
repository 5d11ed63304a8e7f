import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import type { NextSignInStep } from '#application/session/nextSignInStep.ts';
import type { Decision, GuardWarning, NavigationRequest } from '#domain/navigation/decision.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { RunGuardEffect } from './runGuardEffect.ts';

/** Runs the guards for a navigation: returns another destination, or null if the navigation may continue. */
export type RunGuards = (navigation: Pick<NavigationRequest, 'to' | 'query' | 'scheme'>) => T.Task<Destination | null>;

type PendingRequest = Omit<NavigationRequest, 'hasSessionCookie'>;
type Steps = { readonly runGuardEffect: RunGuardEffect; readonly nextSignInStep: NextSignInStep };

const warningText: { readonly [Warning in GuardWarning]: string } = {
  RedirectRefused: 'Redirect address refused: the transfer site is used',
  CodeChallengeDropped: 'Code challenge dropped: only a challenge with the method S256 is passed on',
};

const makeDecide =
  ({ session, cookies, log }: Pick<Ports, 'session' | 'cookies' | 'log'>, context: AppContext) =>
  (request: PendingRequest): Decision => {
    const hasSessionCookie = cookies.read(context.brand.sessionCookie) !== null;
    const decision = evaluateGuards(context)({ ...request, hasSessionCookie })(session.get());
    session.update(() => decision.session);
    decision.warnings.forEach((warning) => log.error(warningText[warning]));
    return decision;
  };

const makeResolve = (decide: (request: PendingRequest) => Decision, { runGuardEffect, nextSignInStep }: Steps) => {
  const resolve = (request: PendingRequest): T.Task<Destination> => {
    const decision = decide(request);
    const redirect = (to: RoutePath): T.Task<Destination> =>
      resolve({ ...request, to, from: request.to, query: '', completedEffects: [] });
    switch (decision._tag) {
      case 'Pass':
        return T.of(toRoute(request.to));
      case 'Detour':
        return redirect(decision.to);
      case 'RunEffect':
        return pipe(
          runGuardEffect(decision.effect),
          T.flatMap(() => resolve({ ...request, completedEffects: [...request.completedEffects, decision.effect] })),
        );
      case 'ContinueSignIn':
        return pipe(
          nextSignInStep,
          T.flatMap((next) => (next._tag === 'Route' ? redirect(next.to) : T.of(next))),
        );
    }
  };
  return resolve;
};

/** Stores what the guards learn, runs the effects they ask for, and asks them again until they name a destination. */
export const makeRunGuards = (
  ports: Pick<Ports, 'session' | 'cookies' | 'log'>,
  context: AppContext,
  steps: Steps,
): RunGuards => {
  const { session } = ports;
  const resolve = makeResolve(makeDecide(ports, context), steps);
  let current: RoutePath | null = null;
  let ledTo: { readonly screen: RoutePath; readonly session: Session } | null = null;
  return (navigation) => {
    // Because: the router follows a redirect by another navigation, and the guards have decided it in this session already.
    const isDecided = navigation.query === '' && ledTo?.screen === navigation.to && ledTo.session === session.get();
    ledTo = null;
    if (isDecided) return T.of(null);
    return pipe(
      resolve({ ...navigation, from: current, completedEffects: [] }),
      T.map((destination) => {
        if (destination._tag !== 'Route') return destination;
        current = destination.to;
        if (current === navigation.to) return null;
        ledTo = { screen: current, session: session.get() };
        return destination;
      }),
    );
  };
};
