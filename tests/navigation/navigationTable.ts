import * as E from 'fp-ts/Either';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { World } from '#domain/navigation/visit.ts';
import { routePaths } from '#tests/arbitraries/routePath.ts';
import { productionWorld, world } from '#tests/arbitraries/visit.ts';
import { reopenedIn, type VisitState } from './visitStates.ts';

/** Where a visit stands: on a screen, or gone to the site it was bound for. */
export type Place = RoutePath | 'partner';

/** Where opening a screen by its address leads, and where a screen that sets to work at once goes on to. */
export type End = { readonly at: Place; readonly next: Place | null };

export type NavigationRow = { readonly route: RoutePath; readonly ends: ReadonlyArray<End> };

/** A deployment such as the sandbox. */
export const outsideProduction: World = world;

/** The same deployment in production. */
export const inProduction: World = productionWorld;

const placeOf = (destination: Destination): Place => (destination._tag === 'Route' ? destination.to : 'partner');

const admitted = async ({ admit }: UseCases, to: RoutePath): Promise<Place> => {
  const sent = await admit({ to, query: '', scheme: 'https:' })();
  return sent === null ? to : placeOf(sent);
};

const outcome = E.getOrElse<unknown, Destination | null>(() => null);

/** What a screen sets about as soon as it is shown comes to; null where it stays, be it to say a fault. */
const setToWork = async (useCases: UseCases, at: Place): Promise<Destination | null> => {
  if (at === '/change-password') return outcome(await useCases.openPasswordChange()());
  if (at === '/signup/creating') return outcome(await useCases.finishSignUp(() => undefined)());
  return null;
};

const endOf = async (surroundings: World, route: RoutePath, state: VisitState): Promise<End> => {
  const { useCases } = await reopenedIn(surroundings, state);
  const at = await admitted(useCases, route);
  const sent = await setToWork(useCases, at);
  if (sent === null) return { at, next: null };
  return { at, next: sent._tag === 'Route' ? await admitted(useCases, sent.to) : 'partner' };
};

/** Asks the guards about every screen in these states; what they want done first is done over the sandbox. */
export const navigationRows = (
  surroundings: World,
  states: ReadonlyArray<VisitState>,
): Promise<ReadonlyArray<NavigationRow>> =>
  Promise.all(
    routePaths.map(async (route) => ({
      route,
      ends: await Promise.all(states.map((state) => endOf(surroundings, route, state))),
    })),
  );
