/** A list of listeners of one event. */
export type Listeners<Event extends ReadonlyArray<unknown> = []> = {
  readonly tell: (...event: Event) => void;
  /** Calls the listener on each event; returns a function that unsubscribes it. */
  readonly subscribe: (listener: (...event: Event) => void) => () => void;
};

/** Makes an empty list of listeners. */
export const makeListeners = <Event extends ReadonlyArray<unknown> = []>(): Listeners<Event> => {
  const listeners = new Set<(...event: Event) => void>();
  return {
    tell: (...event) => listeners.forEach((listener) => listener(...event)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
