import type { SessionStore } from '#application/ports/sessionStore.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import type { Shelf } from '#infrastructure/browser/shelf.ts';
import { readSession, writeSession, type Admit } from './sessionCodec.ts';

const key = 'account.session';

const stored = (shelf: Shelf, admit: Admit): Session | null => {
  const text = shelf.read(key);
  return text === null ? null : readSession(text, admit);
};

/** The session of this tab: held in memory, and mirrored without its secrets to a shelf that outlives a reload. */
export const makeTabSessionStore = (shelf: Shelf, admit: Admit): SessionStore => {
  const { tell, subscribe } = makeListeners();
  let session = stored(shelf, admit) ?? newSession;
  return {
    get: () => session,
    update: (change) => {
      const changed = change(session);
      if (changed === session) return session;
      session = changed;
      shelf.write(key, writeSession(changed));
      tell();
      return session;
    },
    subscribe,
  };
};
