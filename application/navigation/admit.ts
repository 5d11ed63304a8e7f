import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import type { Decision, Remark } from '#domain/navigation/decision.ts';
import { walkGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Visit, World } from '#domain/navigation/visit.ts';
import type { CarryOut } from './carryOut.ts';

export type Navigation = Pick<Visit, 'to' | 'query' | 'scheme'>;

/** Runs a navigation through the guards: answers the screen it is sent to instead, or null when it is let in. */
export type Admit = (navigation: Navigation) => T.Task<RoutePath | null>;

const lines: { readonly [R in Remark]: string } = {
  RedirectRefused: 'Redirect address refused: the transfer site is used',
  CodeChallengeMethodRefused: 'Code challenge method refused: only S256 is passed on',
};

/** Keeps what the walk learnt, carries out what it asks for and asks again, until it passes. */
export const makeAdmit = (
  { session, cookies, log }: Pick<Ports, 'session' | 'cookies' | 'log'>,
  world: World,
  carryOut: CarryOut,
): Admit => {
  const decide = (visit: Omit<Visit, 'hasSessionCookie'>): Decision => {
    const hasSessionCookie = cookies.read(world.brand.sessionCookie) !== null;
    const decision = walkGuards(world)({ ...visit, hasSessionCookie })(session.get());
    session.update(() => decision.session);
    decision.remarks.forEach((remark) => log.error(lines[remark]));
    return decision;
  };
  const walk = (visit: Omit<Visit, 'hasSessionCookie'>): T.Task<RoutePath> => {
    const decision = decide(visit);
    switch (decision._tag) {
      case 'Pass':
        return T.of(visit.to);
      case 'Detour':
        return walk({ ...visit, to: decision.to, from: visit.to, query: '', settled: [] });
      case 'First':
        return pipe(
          carryOut(decision.effect),
          T.flatMap(() => walk({ ...visit, settled: [...visit.settled, decision.effect] })),
        );
    }
  };
  let at: RoutePath | null = null;
  return (navigation) =>
    pipe(
      walk({ ...navigation, from: at, settled: [] }),
      T.map((screen) => {
        at = screen;
        return screen === navigation.to ? null : screen;
      }),
    );
};
