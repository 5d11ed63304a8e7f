import type { Clock, SessionStore } from '#application/ports/ports.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import type { RestoreRedirect } from './restoreRedirect.ts';
import { readSession, writeSession } from './sessionCodec.ts';

const storageKey = 'account.session';

/** The session of this tab. It is in memory; the storage has a copy without its secrets, for a reload. */
export const makeTabSessionStore = (
  storage: SafeStorage,
  restoreRedirect: RestoreRedirect,
  clock: Pick<Clock, 'now'> = { now: Date.now },
): SessionStore => {
  const { tell, subscribe } = makeListeners();
  let session = readSession(storage.read(storageKey) ?? '', restoreRedirect, clock.now()) ?? newSession;
  return {
    get: () => session,
    update: (change) => {
      const changed = change(session);
      if (changed === session) return session;
      session = changed;
      storage.write(storageKey, writeSession(changed, clock.now()));
      tell();
      return session;
    },
    subscribe,
  };
};
