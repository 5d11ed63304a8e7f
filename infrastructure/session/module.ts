import { makeEventQueue } from '#application/analytics/eventQueue.ts';
import { makeStoredSignOuts } from '#infrastructure/browser/storedSignOuts.ts';
import { adapters, type Module, token } from '#infrastructure/container.ts';
import { appContext, deviceStorage, ports, tabStorage } from '#infrastructure/tokens.ts';
import { makeHeldGrantEvent } from './heldGrantEvent.ts';
import { type RestoreRedirect, restoreRedirect } from './restoreRedirect.ts';
import { makeTabSessionStore } from './tabSessionStore.ts';

const restore = token<RestoreRedirect>('restoreRedirect');

/** The session of this tab, and what counts in it. Another module binds the storages. */
export const session: Module = adapters((bind) => {
  bind(restore).toResolvedValue(({ settings }, log) => restoreRedirect(settings, log), [appContext, ports.log]);
  bind(ports.session).toResolvedValue(
    (storage, restoreStored, clock, log) => makeTabSessionStore(storage, restoreStored, { clock, log }),
    [tabStorage, restore, ports.clock, ports.log],
  );
  bind(ports.signOuts).toResolvedValue(makeStoredSignOuts, [deviceStorage]);
  bind(ports.analyticsEvents).toResolvedValue(
    (store, storage) => makeEventQueue({ session: store, heldGrantEvent: makeHeldGrantEvent(storage) }),
    [ports.session, tabStorage],
  );
});
