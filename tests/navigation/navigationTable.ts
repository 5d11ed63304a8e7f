import * as E from 'fp-ts/Either';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { routePaths } from '#tests/arbitraries/routePath.ts';
import { reloadedApp, type VisitorState } from './visitorStates.ts';

/** The screen that an address leads to, and the next place if that screen makes a call as soon as it opens. */
export type End = { readonly at: RoutePath; readonly next: RoutePath | null };

/** One screen, and where its address leads in each state. */
export type NavigationRow = { readonly route: RoutePath; readonly ends: ReadonlyArray<End> };

const guardedScreen = async ({ runGuards }: UseCases, to: RoutePath): Promise<RoutePath> => {
  const detour = await runGuards({ to, query: '', scheme: 'https:' })();
  return detour === null ? to : screenOf(detour);
};

// Because: a visitor who has pressed nothing on a page stays on this site.
const screenOf = (destination: Destination): RoutePath => {
  if (destination._tag === 'Route') return destination.to;
  throw new Error('An address alone led to another site.');
};

const destinationOrNull = E.getOrElse<unknown, Destination | null>(() => null);

/** Runs the call that a screen makes when it opens. Returns its destination; null if the screen stays, also after a fault. */
const runScreenEffect = async (useCases: UseCases, at: RoutePath): Promise<Destination | null> =>
  at === '/change-password' ? destinationOrNull(await useCases.password.openChange()()) : null;

const endOf = async (context: AppContext, route: RoutePath, state: VisitorState): Promise<End> => {
  const { useCases } = await reloadedApp(context, state);
  const at = await guardedScreen(useCases, route);
  const destination = await runScreenEffect(useCases, at);
  return { at, next: destination === null ? null : await guardedScreen(useCases, screenOf(destination)) };
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
