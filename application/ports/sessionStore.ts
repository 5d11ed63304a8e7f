import type { Change, Session } from '#domain/session/session.ts';

/** Stores the session of this tab. A reload removes its secrets. */
export type SessionStore = {
  readonly get: () => Session;
  /** Applies a change and returns the new session. */
  readonly update: (change: Change) => Session;
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
};
