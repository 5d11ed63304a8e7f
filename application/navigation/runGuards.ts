import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import { makeFetchTokens, makeReadTokens } from '#application/session/completeSignIn.ts';
import { makeExistingSession } from '#application/session/cookies.ts';
import { makeLimited } from '#application/shared/withTimeout.ts';
import type { FlowSteps } from '#application/steps.ts';
import { failsSession } from '#domain/identity/identityFault.ts';
import type { Decision, GuardEffect, GuardWarning, NavigationRequest } from '#domain/navigation/decision.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withEntryFault, withSignedInAs } from '#domain/session/changes.ts';
import { withoutTokens } from '#domain/session/confirmations.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** Runs the guards for a navigation: returns another destination, or null if the navigation may continue. */
export type RunGuards = (navigation: Pick<NavigationRequest, 'to' | 'query' | 'scheme'>) => Task<Destination | null>;

/** Follows a redirect of the guards without asking them again: they have decided it in this session already. */
export const makeRunGuards = (ports: Ports, context: AppContext, steps: FlowSteps): RunGuards => {
  const { session } = ports;
  const resolve = makeResolve(ports, context, steps);
  let current: RoutePath | null = null;
  let ledTo: { readonly screen: RoutePath; readonly session: Session } | null = null;
  return (navigation) => async () => {
    // Because: the router follows a redirect by another navigation.
    const isDecided = navigation.query === '' && ledTo?.screen === navigation.to && ledTo.session === session.get();
    ledTo = null;
    if (isDecided) return null;
    const destination = await resolve({ ...navigation, from: current, completedEffects: [] });
    if (destination._tag !== 'Route') return destination;
    current = destination.to;
    if (current === navigation.to) return null;
    ledTo = { screen: current, session: session.get() };
    return destination;
  };
};

const warningText: { readonly [Warning in GuardWarning]: string } = {
  RedirectRefused: 'Redirect address refused: the transfer site is used',
  CodeChallengeDropped: 'Code challenge dropped: only a challenge with the method S256 is passed on',
};

type PendingRequest = Omit<NavigationRequest, 'hasSessionCookie'>;

/** Stores what the guards learn, runs the effects they ask for, and asks them again until they name a destination. */
const makeResolve = (ports: Ports, context: AppContext, steps: FlowSteps) => {
  const { session, cookies, log } = ports;
  const effects = makeGuardEffects(ports, context, steps);
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
        const next = await steps.nextSignInStep();
        return next._tag === 'Route' ? redirect(next.to) : next;
      }
    }
  };
  return resolve;
};

/** The effects of the guards. They never fail: the result is in the session and the cookies. */
type GuardEffects = { readonly [Effect in GuardEffect]: Task<unknown> };

/** Each effect has a timeout, the sign-out its own; after it, the pending calls are aborted, and the navigation continues. */
const makeGuardEffects = (
  ports: Ports,
  context: AppContext,
  { signOut, askIdentityProvider, reenterTwoFactor, enterNumberChange }: FlowSteps,
): GuardEffects => {
  const { session } = ports;
  const limited = makeLimited(ports, 'No answer from the identity service: going on without');
  const storeUnreachable = (): void => void session.update(withEntryFault({ _tag: 'Unreachable' }));
  const entered = (enter: Task<void>): Task<unknown> =>
    limited(async () => {
      await enter();
      // Because: a call that the timeout aborts ends as cancelled, after the timeout has stored the fault.
      if (session.get().progress.entryFault?._tag === 'Cancelled') storeUnreachable();
    }, storeUnreachable);
  // Because: at the entry nobody has acted yet, so any answer without tokens ends the old session (specification 8.1).
  const fetchTokens = makeFetchTokens(ports, { readTokens: makeReadTokens(ports, context, failsSession) });
  return {
    FetchTokens: limited(fetchTokens(null)),
    LogOut: signOut,
    CheckAuthentication: limited(makeExistingSession(ports, context).isLive),
    ReadUserInfo: limited(readUserInfo(ports)),
    AskIdentityProvider: limited(askIdentityProvider),
    EnterTwoFactor: entered(reenterTwoFactor),
    EnterNumberChange: entered(enterNumberChange),
  };
};

const readUserInfo =
  ({ identity, session }: Ports): Task<void> =>
  async () => {
    const read = await identity.userInfo();
    if (!E.isLeft(read)) session.update(withSignedInAs({ profileId: read.right.profileId, email: read.right.email }));
    else if (read.left._tag === 'TwoFactorIncomplete') {
      session.update((before) => requireTwoFactorOfSession(withoutTokens(before)));
    }
  };
