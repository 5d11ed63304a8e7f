import { afterAll, beforeAll } from 'vitest';
import type { SessionRecorder } from '#application/ports/analytics.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { makeLogRocketRecorder } from '#infrastructure/recording/logRocketRecorder.ts';

declare global {
  var LogRocket: { readonly uninstall: () => void };
}

/** Whether the page may be recorded now, and the lines of its log. */
export const page = { maySend: true, lines: makeListeners<[line: string]>() };

/** Opens one more recorder on the page. */
export const openRecorder = (): SessionRecorder =>
  makeLogRocketRecorder({
    appId: 'account/front',
    release: '1.2.3',
    development: false,
    onLogLine: page.lines.subscribe,
  })(() => page.maySend);

/** Opens a recorder for its tests, on a page whose scripts load the stand-in. */
export const setUpRecorder = (): SessionRecorder => {
  beforeAll(async () => {
    await import('#tests/wire/recorderScript.js');
    Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  });
  afterAll(() => LogRocket.uninstall());
  return openRecorder();
};
