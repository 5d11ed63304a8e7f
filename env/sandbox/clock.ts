/** The sandbox's time: the machine's time plus what was advanced, in milliseconds. */
export type SandboxClock = {
  readonly now: () => number;
  readonly advance: (ms: number) => void;
  readonly reset: () => void;
};

/** Makes a clock that starts at the machine's time. */
export const makeSandboxClock = (): SandboxClock => {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    advance: (ms) => {
      offset += ms;
    },
    reset: () => {
      offset = 0;
    },
  };
};
