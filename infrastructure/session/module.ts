import { makeEventQueue } from '#application/analytics/eventQueue.ts';
import { adapters, type Module, token } from '#infrastructure/container.ts';
import { appContext, ports, tabStorage } from '#infrastructure/tokens.ts';
import { type RestoreRedirect, restoreRedirect } from './restoreRedirect.ts';
import type { StorePorts } from './sessionCodec.ts';
import { makeTabSessionStore } from './tabSessionStore.ts';

const restore = token<RestoreRedirect>('restoreRedirect');
const storePorts = token<StorePorts>('storePorts');

/** The session of this tab, and what counts in it. Another module binds the storages. */
export const session: Module = adapters((bind) => {
  bind(restore).toResolvedValue(({ settings }, log) => restoreRedirect(settings, log), [appContext, ports.log]);
  bind(storePorts).toResolvedValue((clock, log) => ({ clock, log }), [ports.clock, ports.log]);
  bind(ports.session).toResolvedValue(makeTabSessionStore, [tabStorage, restore, storePorts]);
  bind(ports.analyticsEvents).toResolvedValue(makeEventQueue, [ports.session]);
});
