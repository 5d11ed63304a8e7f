export type Listeners<News extends ReadonlyArray<unknown>> = {
  readonly tell: (...news: News) => void;
  /** Calls back each time something is told; answers how to stop. */
  readonly subscribe: (listener: (...news: News) => void) => () => void;
};

/** Those who want to hear of something. */
export const makeListeners = <News extends ReadonlyArray<unknown> = []>(): Listeners<News> => {
  const listeners = new Set<(...news: News) => void>();
  return {
    tell: (...news) => listeners.forEach((listener) => listener(...news)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
