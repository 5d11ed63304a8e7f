import { afterAll, beforeAll } from 'vitest';
import { makeListeners } from '#application/shared/listeners.ts';
import { makeLogRocketRecorder } from '#infrastructure/recording/logRocketRecorder.ts';

declare global {
  var LogRocket: { readonly uninstall: () => void };
}

/** The path of the page, and the lines of its log. */
export const page = { path: '/signin', lines: makeListeners<[line: string]>() };

/** Makes a recorder for its tests, on a page whose scripts load the stand-in. */
export const setUpRecorder = (): ReturnType<typeof makeLogRocketRecorder> => {
  beforeAll(async () => {
    await import('#tests/wire/recorderScript.js');
    Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  });
  afterAll(() => LogRocket.uninstall());
  return makeLogRocketRecorder({
    appId: 'account/front',
    release: '1.2.3',
    development: false,
    path: () => page.path,
    onLogLine: page.lines.subscribe,
  });
};
