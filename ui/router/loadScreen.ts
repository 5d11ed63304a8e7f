import { loadInTime, tooSlow } from '#ui/start/loadInTime.ts';
import { withLostStyles } from '#ui/start/lostStyles.ts';
import { reloadForScreen } from '#ui/start/reloadForScreen.ts';
import { saveFormSnapshot } from '#ui/start/savedFormSnapshot.ts';

/**
 * Loads a screen. If it is missing, the page reloads, unless nobody waits for the screen: it is prefetched, or its navigation was cancelled.
 * Rejects after the timeout. What was typed is then saved, because "Try again" reloads the page.
 */
export const loadScreen = async <Screen>(load: () => Promise<Screen>, isWanted: () => boolean): Promise<Screen> => {
  try {
    return await loadInTime(withLostStyles(load));
  } catch (missing) {
    if (isWanted()) {
      if (missing !== tooSlow) await reloadForScreen();
      saveFormSnapshot(document);
    }
    return Promise.reject(missing);
  }
};

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
