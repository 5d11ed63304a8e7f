import * as E from 'fp-ts/Either';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { routePaths } from '#tests/arbitraries/routePath.ts';
import { productionContext, context as sandboxContext } from '#tests/arbitraries/appContext.ts';
import { reloadedApp, type VisitorState } from './visitorStates.ts';

/** Where the visitor is: on a screen, or at the partner's site. */
export type Place = RoutePath | 'partner';

/** The screen that an address leads to, and the next place if that screen makes a call as soon as it opens. */
export type End = { readonly at: Place; readonly next: Place | null };

/** One screen, and where its address leads in each state. */
export type NavigationRow = { readonly route: RoutePath; readonly ends: ReadonlyArray<End> };

/** The context of a deployment such as the sandbox. */
export const outsideProduction: AppContext = sandboxContext;

/** The context of the same deployment in production. */
export const inProduction: AppContext = productionContext;

const placeOf = (destination: Destination): Place => (destination._tag === 'Route' ? destination.to : 'partner');

const guardedPlace = async ({ runGuards }: UseCases, to: RoutePath): Promise<Place> => {
  const detour = await runGuards({ to, query: '', scheme: 'https:' })();
  return detour === null ? to : placeOf(detour);
};

const destinationOrNull = E.getOrElse<unknown, Destination | null>(() => null);

/** Runs the call that a screen makes when it opens. Returns its destination; null if the screen stays, also after a fault. */
const runScreenEffect = async (useCases: UseCases, at: Place): Promise<Destination | null> => {
  if (at === '/change-password') return destinationOrNull(await useCases.openPasswordChange()());
  if (at === '/signup/creating') return destinationOrNull(await useCases.finishSignUp(() => undefined)());
  return null;
};

const endOf = async (context: AppContext, route: RoutePath, state: VisitorState): Promise<End> => {
  const { useCases } = await reloadedApp(context, state);
  const at = await guardedPlace(useCases, route);
  const destination = await runScreenEffect(useCases, at);
  if (destination === null) return { at, next: null };
  return { at, next: destination._tag === 'Route' ? await guardedPlace(useCases, destination.to) : 'partner' };
};

/** Runs the guards, with their effects over the sandbox adapters, for every screen in each of these states. */
export const navigationRows = (
  context: AppContext,
  states: ReadonlyArray<VisitorState>,
): Promise<ReadonlyArray<NavigationRow>> =>
  Promise.all(
    routePaths.map(async (route) => ({
      route,
      ends: await Promise.all(states.map((state) => endOf(context, route, state))),
    })),
  );
