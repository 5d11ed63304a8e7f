import type { Decision } from '#domain/navigation/decision.ts';
import { walkGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Visit } from '#domain/navigation/visit.ts';
import type { Session } from '#domain/session/session.ts';
import { world } from '#tests/arbitraries/visit.ts';

const decide = walkGuards(world);

const isOver = ({ _tag }: Decision): boolean => _tag === 'Pass' || _tag === 'GoOn';

/** Follows a visit to where it ends, every effect coming to nothing. */
export const follow = (
  from: Visit,
  start: Session,
): { readonly screens: ReadonlyArray<RoutePath>; readonly last: Decision } => {
  const screens: RoutePath[] = [from.to];
  let at = from;
  let decision = decide(at)(start);
  for (let steps = 0; !isOver(decision) && steps < 20; steps += 1) {
    if (decision._tag === 'Detour') {
      screens.push(decision.to);
      at = { ...at, from: at.to, to: decision.to, query: '', settled: [] };
    } else if (decision._tag === 'First') {
      at = { ...at, settled: [...at.settled, decision.effect] };
    }
    decision = decide(at)(decision.session);
  }
  return { screens, last: decision };
};
