import type { Change, Session } from '#domain/session/session.ts';

/** The one place the session is kept: for this tab only, without its secrets once the tab is reloaded. */
export type SessionStore = {
  readonly get: () => Session;
  /** Applies a change and answers the session as it now stands. */
  readonly update: (change: Change) => Session;
  /** Calls back after each change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};
