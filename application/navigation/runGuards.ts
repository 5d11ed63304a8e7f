import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Flow } from '#application/flow.ts';
import { nextSignInStep } from '#application/session/completeSignIn.ts';
import { askIdentityProvider, isSessionLive } from '#application/session/existingSession.ts';
import { signOut } from '#application/session/visit.ts';
import { fetchTokens } from '#application/session/tokens.ts';
import { withIdentityTimeout } from '#application/shared/withTimeout.ts';
import { enterNumberChange, reenterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import { failsSession } from '#domain/identity/identityFault.ts';
import type { Decision, GuardEffect, GuardWarning, NavigationRequest } from '#domain/navigation/decision.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { requireTwoFactorOfSession, withEntryFault, withSignedInAs } from '#domain/session/changes.ts';
import { withoutTokens } from '#domain/session/person.ts';
import type { Session } from '#domain/session/session.ts';

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

/** The effects of the guards. They never fail: the result is in the session and the cookies. */
type GuardEffects = { readonly [Effect in GuardEffect]: Task<unknown> };

/** Each effect has a timeout, after which the pending calls are aborted and the navigation continues. The sign-out has its own. */
export const makeGuardEffects = (flow: Flow): GuardEffects => {
  const { session } = flow;
  const withTimeout = withIdentityTimeout(flow, 'No answer from the identity service: going on without');
  const storeUnreachable = (): void => void session.update(withEntryFault({ _tag: 'Unreachable' }));
  const entryOf = (enter: (flow: Flow) => Promise<void>): Task<unknown> =>
    withTimeout(async () => {
      await enter(flow);
      // Because: a call that the timeout aborts ends as cancelled, after the timeout has stored the fault.
      if (session.get().progress.entryFault?._tag === 'Cancelled') storeUnreachable();
    }, storeUnreachable);
  return {
    // Because: at the entry nobody has acted yet, so any answer without tokens ends the old session (specification 8.1).
    FetchTokens: withTimeout(fetchTokens(flow, null, failsSession)),
    LogOut: () => signOut(flow),
    CheckAuthentication: withTimeout(isSessionLive(flow)),
    ReadUserInfo: withTimeout(() => readUserInfo(flow)),
    AskIdentityProvider: withTimeout(() => askIdentityProvider(flow)),
    EnterTwoFactor: entryOf(reenterTwoFactor),
    EnterNumberChange: entryOf(enterNumberChange),
  };
};

const readUserInfo = async ({ identity, session }: Flow): Promise<void> => {
  const read = await identity.userInfo();
  if (!E.isLeft(read)) {
    session.update(withSignedInAs(read.right));
    return;
  }
  if (read.left._tag !== 'TwoFactorIncomplete') return;
  session.update(withoutTokens);
  session.update(requireTwoFactorOfSession);
};
