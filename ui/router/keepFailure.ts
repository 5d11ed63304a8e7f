/**
 * Gives a failure to whoever asks again at once. Because: after a failed load the router asks for the route once more, for an error component of
 * its own, and no route has one.
 */
export const keepFailure = <Route>(load: () => Promise<Route>): (() => Promise<Route>) => {
  let failed: Promise<Route> | null = null;
  return () => {
    if (failed !== null) return failed;
    const loading = load();
    loading.catch(() => {
      failed = loading;
      setTimeout(() => {
        failed = null;
      });
    });
    return loading;
  };
};
