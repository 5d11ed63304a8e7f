import { makeEventQueue } from '#application/analytics/eventQueue.ts';
import type { HeldGrantEvent } from '#application/ports/analytics.ts';
import { makeHeldGrantEvent } from '#infrastructure/analytics/heldGrantEvent.ts';
import { makeStoredSignOuts } from '#infrastructure/browser/safeStorage.ts';
import { adapters, type Module, token } from '#infrastructure/container.ts';
import { appContext, deviceStorage, ports, tabStorage } from '#infrastructure/tokens.ts';
import { restoreRedirect } from './restoreRedirect.ts';
import type { RestoreRedirect, StoreOptions } from './sessionCodec.ts';
import { makeTabSessionStore } from './tabSessionStore.ts';

const restore = token<RestoreRedirect>('restoreRedirect');
const heldGrantEvent = token<HeldGrantEvent>('heldGrantEvent');
const options = token<StoreOptions>('storeOptions');

/** The session of this tab and what counts in it, over the storages that another module binds. */
export const session: Module = adapters((bind) => {
  bind(restore).toResolvedValue(({ settings }, log) => restoreRedirect(settings, log), [appContext, ports.log]);
  bind(options).toResolvedValue(({ now }, { error }) => ({ now, warn: error }), [ports.clock, ports.log]);
  bind(ports.session).toResolvedValue(makeTabSessionStore, [tabStorage, restore, options]);
  bind(ports.signOuts).toResolvedValue(makeStoredSignOuts, [deviceStorage]);
  bind(heldGrantEvent).toResolvedValue(makeHeldGrantEvent, [tabStorage]);
  bind(ports.analyticsEvents).toResolvedValue(makeEventQueue, [ports.session, heldGrantEvent]);
});
