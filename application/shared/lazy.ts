/**
 * Returns a function that loads a value on its first call and gives the same promise to every caller. A failed load
 * rejects for the callers that wait for it, and the next call tries again.
 */
export const lazy = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = null;
      return Promise.reject(thrown);
    });
    return loading;
  };
};
