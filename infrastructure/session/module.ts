import { makeEventQueue } from '#application/analytics/eventQueue.ts';
import type { HeldGrantEvent } from '#application/ports/analytics.ts';
import { grantEvents } from '#domain/analytics/events.ts';
import { makeStoredSignOuts, type SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { adapters, type Module, token } from '#infrastructure/container.ts';
import { appContext, deviceStorage, ports, tabStorage } from '#infrastructure/tokens.ts';
import { restoreRedirect } from './restoreRedirect.ts';
import type { StoreOptions } from './sessionCodec.ts';
import { makeTabSessionStore } from './tabSessionStore.ts';

const options = token<StoreOptions>('storeOptions');

const grantKey = 'account.grant';

/** Keeps the name of the event that waits in the storage of the tab; any other text counts as none. */
export const makeHeldGrantEvent = (storage: SafeStorage): HeldGrantEvent => ({
  read: () => grantEvents.find((name) => name === storage.read(grantKey)) ?? null,
  write: (name) => storage.write(grantKey, name ?? ''),
});

/** The session of this tab and what counts in it, over the storages that another module binds. */
export const session: Module = adapters((bind) => {
  bind(options).toResolvedValue(({ now }, { error }) => ({ now, error }), [ports.clock, ports.log]);
  bind(ports.session).toResolvedValue(
    (storage, { settings }, own) => makeTabSessionStore(storage, restoreRedirect(settings, own), own),
    [tabStorage, appContext, options],
  );
  bind(ports.signOuts).toResolvedValue(makeStoredSignOuts, [deviceStorage]);
  bind(ports.analyticsEvents).toResolvedValue(
    (store, storage) => makeEventQueue({ session: store, heldGrantEvent: makeHeldGrantEvent(storage) }),
    [ports.session, tabStorage],
  );
});
