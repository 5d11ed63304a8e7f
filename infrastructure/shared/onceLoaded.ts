/** Loads once for all who ask; a load that failed is tried again by the next. */
export const onceLoaded = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = null;
      return Promise.reject(thrown);
    });
    return loading;
  };
};
