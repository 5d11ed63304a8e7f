import type { Decision } from '#domain/navigation/decision.ts';
import { walkGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Visit, World } from '#domain/navigation/visit.ts';
import type { Session } from '#domain/session/session.ts';
import type { Outcomes } from '#tests/arbitraries/outcomes.ts';

/** Where a walk has led: every screen it met, in order, and what was decided last. */
export type Walk = { readonly screens: ReadonlyArray<RoutePath>; readonly last: Decision };

/** Where the visit is, and what it knows, when the guards are asked again; null where the walk is over. */
type Next = { readonly visit: Visit; readonly session: Session } | null;

const onTo = (visit: Visit, to: RoutePath): Visit => ({ ...visit, from: visit.to, to, query: '', settled: [] });

const nextOf = (visit: Visit, decision: Decision, outcomes: Outcomes): Next => {
  const { session } = decision;
  switch (decision._tag) {
    case 'Pass':
      return null;
    case 'Detour':
      return { visit: onTo(visit, decision.to), session };
    case 'First':
      return {
        visit: { ...visit, settled: [...visit.settled, decision.effect] },
        session: outcomes[decision.effect](session),
      };
    case 'GoOn':
      return { visit: onTo(visit, outcomes.goOn), session };
  }
};

/** Follows a visit to where it ends, its effects coming to these outcomes; gives up after thirty questions. */
export const follow =
  (world: World, outcomes: Outcomes) =>
  (from: Visit, start: Session): Walk => {
    const decide = walkGuards(world);
    const screens: RoutePath[] = [from.to];
    let last = decide(from)(start);
    let next = nextOf(from, last, outcomes);
    for (let steps = 0; next !== null && steps < 30; steps += 1) {
      if (next.visit.to !== screens.at(-1)) screens.push(next.visit.to);
      last = decide(next.visit)(next.session);
      next = nextOf(next.visit, last, outcomes);
    }
    return { screens, last };
  };
