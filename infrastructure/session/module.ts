import { makeEventQueue } from '#application/analytics/eventQueue.ts';
import { adapters, type Module, token } from '#infrastructure/container.ts';
import { appContext, ports, tabStorage } from '#infrastructure/tokens.ts';
import { type RestoreRedirect, restoreRedirect } from './restoreRedirect.ts';
import { makeTabSessionStore } from './tabSessionStore.ts';

const restore = token<RestoreRedirect>('restoreRedirect');

/** The session of this tab, and what counts in it. Another module binds the storages. */
export const session: Module = adapters((bind) => {
  bind(restore).toResolvedValue(({ settings }, log) => restoreRedirect(settings, log), [appContext, ports.log]);
  bind(ports.session).toResolvedValue(makeTabSessionStore, [tabStorage, restore, ports.clock]);
  bind(ports.analyticsEvents).toResolvedValue(
    (store, { settings }) => makeEventQueue(store, settings),
    [ports.session, appContext],
  );
});
