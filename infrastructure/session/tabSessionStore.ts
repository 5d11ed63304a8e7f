import type { SessionStore } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import type { RestoreRedirect } from './restoreRedirect.ts';
import { unloggedPorts, readSession, type StorePorts, writeSession } from './sessionCodec.ts';

const storageKey = 'account.session';

/** The session of this tab. It is in memory; the storage has a copy without its secrets, for a reload. */
export const makeTabSessionStore = (
  storage: SafeStorage,
  restoreRedirect: RestoreRedirect,
  ports: StorePorts = unloggedPorts,
): SessionStore => {
  const { tell, subscribe } = makeListeners();
  let session = readSession(storage.read(storageKey) ?? '', restoreRedirect, ports) ?? newSession;
  return {
    get: () => session,
    update: (change) => {
      const changed = change(session);
      if (changed === session) return session;
      session = changed;
      storage.write(storageKey, writeSession(changed, ports.clock.now()));
      tell();
      return session;
    },
    subscribe,
  };
};
