import { loadTwice } from '#ui/start/loadTwice.ts';
import { loadQuietly, reloadForScreen } from '#ui/start/reloadOnStaleChunk.ts';

/** Loads a screen. If it is missing, the page reloads, unless it must not. */
export const loadScreen = async <Screen>(load: () => Promise<Screen>): Promise<Screen> => {
  try {
    return await loadQuietly(() => loadTwice(load));
  } catch (missing) {
    await reloadForScreen();
    return Promise.reject(missing);
  }
};
