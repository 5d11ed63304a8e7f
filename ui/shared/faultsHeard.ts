type Listener = (fault: unknown) => void;

const listeners = new Set<Listener>();

/** Every fault an action of any screen came to passes here once. */
export const faultsHeard = {
  tell: (fault: unknown): void => listeners.forEach((listener) => listener(fault)),
  /** Calls back for each; answers how to stop. */
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
