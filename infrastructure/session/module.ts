import { makeEventQueue } from '#application/analytics/eventQueue.ts';
import { makeStoredSignOuts } from '#infrastructure/browser/storedSignOuts.ts';
import { adapters, type Module } from '#infrastructure/container.ts';
import { appContext, deviceStorage, ports, tabStorage } from '#infrastructure/tokens.ts';
import { makeHeldGrantEvent } from './heldGrantEvent.ts';
import { restoreRedirect } from './restoreRedirect.ts';
import { makeTabSessionStore } from './tabSessionStore.ts';

/** The session of this tab, and what counts in it. Another module binds the storages. */
export const session: Module = adapters((bind) => {
  bind(ports.session).toResolvedValue(
    (storage, { settings }, clock, log) => makeTabSessionStore(storage, restoreRedirect(settings, log), clock.now),
    [tabStorage, appContext, ports.clock, ports.log],
  );
  bind(ports.signOuts).toResolvedValue(makeStoredSignOuts, [deviceStorage]);
  bind(ports.analyticsEvents).toResolvedValue(
    (store, storage) => makeEventQueue({ session: store, heldGrantEvent: makeHeldGrantEvent(storage) }),
    [ports.session, tabStorage],
  );
});
