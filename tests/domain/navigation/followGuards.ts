import type { Decision, NavigationRequest } from '#domain/navigation/decision.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { Outcomes } from '#tests/arbitraries/outcomes.ts';

/** The result of running the guards: every screen in order, and the last decision. */
export type GuardRun = { readonly screens: ReadonlyArray<RoutePath>; readonly last: Decision };

/** The request and session for the next run of the guards; null at the end. */
type Next = { readonly request: NavigationRequest; readonly session: Session } | null;

const redirectTo = (request: NavigationRequest, to: RoutePath): NavigationRequest => ({
  ...request,
  from: request.to,
  to,
  query: '',
  completedEffects: [],
});

// Because: a required second factor that cannot start leads to sign-in, and its screens are among the first requests.
const nextStepOf = ({ twoFactor }: Session, { nextStep }: Outcomes): RoutePath =>
  twoFactor.requirement !== 'None' ? '/signin' : nextStep;

const nextOf = (request: NavigationRequest, decision: Decision, outcomes: Outcomes): Next => {
  const { session } = decision;
  switch (decision._tag) {
    case 'Pass':
      return null;
    case 'Detour':
      return { request: redirectTo(request, decision.to), session };
    case 'RunEffect':
      return {
        request: { ...request, completedEffects: [...request.completedEffects, decision.effect] },
        session: outcomes[decision.effect](session),
      };
    case 'ContinueSignIn':
      return { request: redirectTo(request, nextStepOf(session, outcomes)), session };
  }
};

/** Runs the guards until a screen passes, with these outcomes of the effects; stops after thirty steps. */
export const followGuards =
  (context: AppContext, outcomes: Outcomes) =>
  (from: NavigationRequest, start: Session): GuardRun => {
    const decide = evaluateGuards(context);
    const screens: RoutePath[] = [from.to];
    let last = decide(from)(start);
    let next = nextOf(from, last, outcomes);
    for (let steps = 0; next !== null && steps < 30; steps += 1) {
      if (next.request.to !== screens.at(-1)) screens.push(next.request.to);
      last = decide(next.request)(next.session);
      next = nextOf(next.request, last, outcomes);
    }
    return { screens, last };
  };
