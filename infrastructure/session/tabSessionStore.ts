import type { SessionStore } from '#application/ports/sessionStore.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { readSession, writeSession, type RestoreRedirect, type Warn } from './sessionCodec.ts';

const key = 'account.session';

const readStored = (storage: SafeStorage, restoreRedirect: RestoreRedirect, warn?: Warn): Session | null => {
  const text = storage.read(key);
  return text === null ? null : readSession(text, restoreRedirect, warn);
};

/** The session of this tab: in memory, with a copy in storage, without its secrets, for a reload. */
export const makeTabSessionStore = (
  storage: SafeStorage,
  restoreRedirect: RestoreRedirect,
  warn?: Warn,
): SessionStore => {
  const { tell, subscribe } = makeListeners();
  let session = readStored(storage, restoreRedirect, warn) ?? newSession;
  return {
    get: () => session,
    update: (change) => {
      const changed = change(session);
      if (changed === session) return session;
      session = changed;
      storage.write(key, writeSession(changed));
      tell();
      return session;
    },
    subscribe,
  };
};
