import { loadInTime, tooSlow } from '#ui/start/loadInTime.ts';
import { withLostStyles } from '#ui/start/lostStyles.ts';
import { isQuiet, loadQuietly, reloadForScreen } from '#ui/start/reloadOnStaleChunk.ts';
import { saveFormSnapshot } from '#ui/start/savedFormSnapshot.ts';

/**
 * Loads a screen. If it is missing, the page reloads, unless it must not: for a prefetch, or if nobody waits for the screen any more.
 * Rejects after the timeout. What was typed is then saved, because "Try again" reloads the page.
 */
export const loadScreen = async <Screen>(load: () => Promise<Screen>, isWanted: () => boolean): Promise<Screen> => {
  const isPrefetch = isQuiet();
  try {
    return await loadQuietly(() => loadInTime(withLostStyles(load)));
  } catch (missing) {
    if (!isPrefetch && isWanted()) {
      if (missing !== tooSlow) await reloadForScreen();
      saveFormSnapshot(document);
    }
    return Promise.reject(missing);
  }
};
