import type { SharedDeadline } from '#domain/session/sharedDeadline.ts';

/** Where the tabs of a flow tell each other that a code was sent. */
export type DeadlineBoard = {
  /** Tells every other tab; never this one. */
  readonly post: (deadline: SharedDeadline) => void;
  readonly heed: (listener: (deadline: SharedDeadline) => void) => void;
};
