/** The sandbox's time: the machine's, moved forward on request. */
export type SandboxClock = {
  readonly now: () => number;
  readonly advance: (ms: number) => void;
  readonly reset: () => void;
};

/** A clock that starts at the machine's own time. */
export const makeSandboxClock = (): SandboxClock => {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance: (ms) => {
      ahead += ms;
    },
    reset: () => {
      ahead = 0;
    },
  };
};
