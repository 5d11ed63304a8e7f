/** Returns a function that loads a value once and gives the same promise to every caller. After a failed load the next call tries again. */
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
