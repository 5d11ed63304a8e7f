import * as E from 'fp-ts/Either';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { routePaths } from '#tests/arbitraries/routePath.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
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

const endOf = async ({ useCases }: TestApp, route: RoutePath): Promise<End> => {
  const at = await guardedScreen(useCases, route);
  const destination = await runScreenEffect(useCases, at);
  return { at, next: destination === null ? null : await guardedScreen(useCases, screenOf(destination)) };
};

/** What the browser and the service keep of a visit. */
const kept = ({ session, ports, engine, flow }: TestApp): string =>
  JSON.stringify([session(), ports.cookies.read(flow.context.brand.sessionCookie), engine.inbox(null)]);

/** Where each screen leads in one state. A visit that a screen has changed is not used for the next screen. */
const endsIn = async (context: AppContext, state: VisitorState): Promise<ReadonlyArray<End>> => {
  const ends: End[] = [];
  let app = await reloadedApp(context, state);
  let before = kept(app);
  for (const route of routePaths) {
    if (kept(app) !== before) app = await reloadedApp(context, state);
    else app.reload();
    before = kept(app);
    ends.push(await endOf(app, route));
  }
  return ends;
};

/** Runs the guards, with their effects over the sandbox adapters, for every screen in each of these states. */
export const navigationRows = async (
  context: AppContext,
  states: ReadonlyArray<VisitorState>,
): Promise<ReadonlyArray<NavigationRow>> => {
  const columns = await Promise.all(states.map((state) => endsIn(context, state)));
  return routePaths.map((route, at) => ({ route, ends: columns.flatMap((ends) => ends[at] ?? []) }));
};
