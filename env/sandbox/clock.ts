/** The sandbox's time: the machine's time plus what was advanced, in milliseconds. */
export type SandboxClock = ReturnType<typeof makeSandboxClock>;

/** Makes a clock that starts at the machine's time. */
export const makeSandboxClock = () => {
  let offset = 0;
  return {
    now: (): number => Date.now() + offset,
    advance: (ms: number): void => {
      offset += ms;
    },
    reset: (): void => {
      offset = 0;
    },
  };
};
