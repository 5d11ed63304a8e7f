import type LogRocket from 'logrocket';
import { attempt } from '#infrastructure/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import type { OpenRecorder } from '#application/ports/analytics.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { recorderOptions } from './recorderOptions.ts';

const loadLogRocket = lazy(() => import('logrocket'));

/** What the recorder needs. */
export type LogRocketParts = {
  readonly appId: string;
  readonly release: string;
  readonly development: boolean;
  /** Calls back with each line of the log that a recording may show. */
  readonly onLogLine: (listener: (line: string) => void) => () => void;
};

/** The session recorder over LogRocket, which is downloaded when the recording starts. */
export const makeLogRocketRecorder =
  ({ appId, release, development, onLogLine }: LogRocketParts): OpenRecorder =>
  (maySend) => {
    let recording: typeof LogRocket | null = null;
    let [url, questions]: [string | null, number] = [null, 0];
    /** Asks for the address of the recording. An answer about an earlier one is ignored. */
    const askAddress = (): void => {
      [url, questions] = [null, questions + 1];
      const question = questions;
      recording?.getSessionURL((answer) => {
        if (question === questions) url = answer;
      });
    };
    return {
      start: attempt(async () => {
        const { default: library } = await loadLogRocket();
        // Because: consent may be withdrawn while the library is being downloaded.
        if (recording !== null || !maySend()) return;
        recording = library;
        library.init(appId, recorderOptions({ release, development, maySend }));
        onLogLine((line) => maySend() && library.error(line));
        askAddress();
      }, normaliseError),
      forget: () => {
        recording?.startNewSession();
        askAddress();
      },
      url: () => url,
    };
  };
