import type { Task } from 'fp-ts/Task';
import type { Flow } from '#application/flow.ts';
import { nextSignInStep } from '#application/session/completeSignIn.ts';
import type { Decision, GuardWarning, NavigationRequest } from '#domain/navigation/decision.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Session } from '#domain/session/session.ts';
import { makeGuardEffects } from './guardEffects.ts';

/** Runs the guards for a navigation: returns another destination, or null if the navigation may continue. */
export type RunGuards = (navigation: Pick<NavigationRequest, 'to' | 'query' | 'scheme'>) => Task<Destination | null>;

/**
 * Does not ask the guards again about a redirect that they have just returned: the router follows it by another navigation. Leads to
 * sign-in once the session cookie has ended the person.
 */
export const makeRunGuards = (flow: Flow): RunGuards => {
  const { session } = flow;
  const resolve = makeResolve(flow);
  let current: RoutePath | null = null;
  let redirected: { readonly to: RoutePath; readonly session: Session } | null = null;
  return ({ to, query, scheme }) =>
    async () => {
      const isDecided = query === '' && redirected?.to === to && redirected.session === session.get();
      redirected = null;
      const hasEnded = flow.sessionCookie.takeEnded();
      if (isDecided && !hasEnded) return null;
      const asked = { to, query, scheme, from: current, completedEffects: [] };
      // Because: a new visit has nothing to do with the person of the one before.
      const destination = await resolve(hasEnded && to !== '/' ? { ...asked, to: '/signin', query: '' } : asked);
      if (destination._tag !== 'Route') return destination;
      current = destination.to;
      if (current === to) return null;
      redirected = { to: current, session: session.get() };
      return destination;
    };
};

const warningText: { readonly [Warning in GuardWarning]: string } = {
  RedirectRefused: 'Redirect address refused: the transfer site is used',
  CodeChallengeDropped: 'Code challenge dropped: only a challenge with the method S256 is passed on',
};

type PendingRequest = Omit<NavigationRequest, 'hasSessionCookie'>;

/** Stores what the guards learn, runs the effects they ask for, and asks them again until they name a destination. */
const makeResolve = (flow: Flow) => {
  const { session, cookies, log, context } = flow;
  const effects = makeGuardEffects(flow);
  const decide = (request: PendingRequest): Decision => {
    const hasSessionCookie = cookies.read(context.brand.sessionCookie) !== null;
    const decision = evaluateGuards(context)({ ...request, hasSessionCookie })(session.get());
    session.update(() => decision.session);
    decision.warnings.forEach((warning) => log.error(warningText[warning]));
    return decision;
  };
  const resolve = async (request: PendingRequest): Promise<Destination> => {
    const decision = decide(request);
    const redirect = (to: RoutePath): Promise<Destination> =>
      resolve({ ...request, to, from: request.to, query: '', completedEffects: [] });
    switch (decision._tag) {
      case 'Pass':
        return toRoute(request.to);
      case 'Detour':
        return redirect(decision.to);
      case 'RunEffect':
        await effects[decision.effect]();
        return resolve({ ...request, completedEffects: [...request.completedEffects, decision.effect] });
      case 'ContinueSignIn': {
        const next = await nextSignInStep(flow);
        return next._tag === 'Route' ? redirect(next.to) : next;
      }
    }
  };
  return resolve;
};
