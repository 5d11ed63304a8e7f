import { loadTwice } from '#ui/start/loadTwice.ts';
import { isQuiet, loadQuietly, reloadForScreen } from '#ui/start/reloadOnStaleChunk.ts';

/** Loads a screen. If it is missing, the page reloads, unless it must not, as for a prefetch. */
export const loadScreen = async <Screen>(load: () => Promise<Screen>): Promise<Screen> => {
  const isPrefetch = isQuiet();
  try {
    return await loadQuietly(() => loadTwice(load));
  } catch (missing) {
    if (!isPrefetch) await reloadForScreen();
    return Promise.reject(missing);
  }
};
