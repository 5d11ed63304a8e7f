import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import type { GoOn } from '#application/session/goOn.ts';
import type { Decision, Remark } from '#domain/navigation/decision.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { walkGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Visit, World } from '#domain/navigation/visit.ts';
import type { CarryOut } from './carryOut.ts';

export type Navigation = Pick<Visit, 'to' | 'query' | 'scheme'>;

/** Runs a navigation through the guards: answers where it is sent instead, or null when it is let in. */
export type Admit = (navigation: Navigation) => T.Task<Destination | null>;

type Asked = Omit<Visit, 'hasSessionCookie'>;
type Steps = { readonly carryOut: CarryOut; readonly goOn: GoOn };

const lines: { readonly [R in Remark]: string } = {
  RedirectRefused: 'Redirect address refused: the transfer site is used',
  CodeChallengeMethodRefused: 'Code challenge method refused: only S256 is passed on',
};

const makeDecide =
  ({ session, cookies, log }: Pick<Ports, 'session' | 'cookies' | 'log'>, world: World) =>
  (asked: Asked): Decision => {
    const hasSessionCookie = cookies.read(world.brand.sessionCookie) !== null;
    const decision = walkGuards(world)({ ...asked, hasSessionCookie })(session.get());
    session.update(() => decision.session);
    decision.remarks.forEach((remark) => log.error(lines[remark]));
    return decision;
  };

const makeWalk = (decide: (asked: Asked) => Decision, { carryOut, goOn }: Steps) => {
  const walk = (asked: Asked): T.Task<Destination> => {
    const decision = decide(asked);
    const onTo = (to: RoutePath): T.Task<Destination> => walk({ ...asked, to, from: asked.to, query: '', settled: [] });
    switch (decision._tag) {
      case 'Pass':
        return T.of(toRoute(asked.to));
      case 'Detour':
        return onTo(decision.to);
      case 'First':
        return pipe(
          carryOut(decision.effect),
          T.flatMap(() => walk({ ...asked, settled: [...asked.settled, decision.effect] })),
        );
      case 'GoOn':
        return pipe(
          goOn,
          T.flatMap((next) => (next._tag === 'Route' ? onTo(next.to) : T.of(next))),
        );
    }
  };
  return walk;
};

/** Keeps what the walk learnt, carries out what it asks for and asks again, until it knows where the visitor goes. */
export const makeAdmit = (ports: Pick<Ports, 'session' | 'cookies' | 'log'>, world: World, steps: Steps): Admit => {
  const walk = makeWalk(makeDecide(ports, world), steps);
  let at: RoutePath | null = null;
  return (navigation) =>
    pipe(
      walk({ ...navigation, from: at, settled: [] }),
      T.map((destination) => {
        if (destination._tag !== 'Route') return destination;
        at = destination.to;
        return at === navigation.to ? null : destination;
      }),
    );
};
