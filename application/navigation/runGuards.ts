import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import type { NextSignInStep } from '#application/session/nextSignInStep.ts';
import type { Decision, GuardWarning, NavigationRequest } from '#domain/navigation/decision.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { GuardEffects } from './guardEffects.ts';

/** Runs the guards for a navigation: returns another destination, or null if the navigation may continue. */
export type RunGuards = (navigation: Pick<NavigationRequest, 'to' | 'query' | 'scheme'>) => Task<Destination | null>;

type GuardPorts = Pick<Ports, 'session' | 'cookies' | 'log'>;
type PendingRequest = Omit<NavigationRequest, 'hasSessionCookie'>;
type Steps = { readonly guardEffects: GuardEffects; readonly nextSignInStep: NextSignInStep };

/** Stores what the guards learn, runs the effects they ask for, and asks them again until they name a destination. */
export const makeRunGuards = (ports: GuardPorts, context: AppContext, steps: Steps): RunGuards => {
  const { session } = ports;
  const decide = makeDecide(ports, context);
  let current: RoutePath | null = null;
  let ledTo: { readonly screen: RoutePath; readonly session: Session } | null = null;
  return (navigation) => async () => {
    // Because: the router follows a redirect by another navigation, and the guards have decided it in this session already.
    const isDecided = navigation.query === '' && ledTo?.screen === navigation.to && ledTo.session === session.get();
    ledTo = null;
    if (isDecided) return null;
    const destination = await resolve(decide, steps, { ...navigation, from: current, completedEffects: [] });
    if (destination._tag !== 'Route') return destination;
    current = destination.to;
    if (current === navigation.to) return null;
    ledTo = { screen: current, session: session.get() };
    return destination;
  };
};

type Decide = (request: PendingRequest) => Decision;

const makeDecide =
  ({ session, cookies, log }: GuardPorts, context: AppContext): Decide =>
  (request) => {
    const hasSessionCookie = cookies.read(context.brand.sessionCookie) !== null;
    const decision = evaluateGuards(context)({ ...request, hasSessionCookie })(session.get());
    session.update(() => decision.session);
    decision.warnings.forEach((warning) => log.error(warningText[warning]));
    return decision;
  };

const warningText: { readonly [Warning in GuardWarning]: string } = {
  RedirectRefused: 'Redirect address refused: the transfer site is used',
  CodeChallengeDropped: 'Code challenge dropped: only a challenge with the method S256 is passed on',
};

const resolve = async (decide: Decide, steps: Steps, request: PendingRequest): Promise<Destination> => {
  const decision = decide(request);
  const redirect = (to: RoutePath): Promise<Destination> =>
    resolve(decide, steps, { ...request, to, from: request.to, query: '', completedEffects: [] });
  switch (decision._tag) {
    case 'Pass':
      return toRoute(request.to);
    case 'Detour':
      return redirect(decision.to);
    case 'RunEffect':
      await steps.guardEffects[decision.effect]();
      return resolve(decide, steps, {
        ...request,
        completedEffects: [...request.completedEffects, decision.effect],
      });
    case 'ContinueSignIn': {
      const next = await steps.nextSignInStep();
      return next._tag === 'Route' ? redirect(next.to) : next;
    }
  }
};
