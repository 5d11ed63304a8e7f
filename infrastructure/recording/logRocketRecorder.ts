import type LogRocket from 'logrocket';
import { attempt } from '#application/shared/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import type { SessionRecorder } from '#application/ports/analytics.ts';
import { isSystemPath } from '#domain/navigation/routes.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { recorderOptions } from './recorderOptions.ts';
import { makeRecordingAddress, type Recording } from './recordingAddress.ts';

const loadLogRocket = lazy(() => import('logrocket'));

/** What the recorder needs. */
export type LogRocketParts = {
  readonly appId: string;
  readonly release: string;
  readonly development: boolean;
  readonly path: () => string;
  /** Calls back with each line of the log that a recording may show. */
  readonly onLogLine: (listener: (line: string) => void) => () => void;
};

/** The session recorder over LogRocket, which is downloaded when the recording starts. */
export const makeLogRocketRecorder = (parts: LogRocketParts): SessionRecorder => {
  const { appId, release, development, path, onLogLine } = parts;
  const address = makeRecordingAddress();
  let recording: Recording | null = null;
  let isAllowed = false;
  const maySend = (): boolean => isAllowed && !isSystemPath(path());
  const startOnce = (library: typeof LogRocket): void => {
    if (recording !== null) return;
    recording = library;
    library.init(appId, recorderOptions({ release, development, maySend }));
    onLogLine((line) => maySend() && library.error(line));
  };
  return {
    start: attempt(async () => {
      isAllowed = true;
      const { default: library } = await loadLogRocket();
      // Because: consent may be withdrawn while the library is being downloaded.
      if (!isAllowed) return;
      startOnce(library);
      address.ask(library);
    }, normaliseError),
    stop: () => {
      isAllowed = false;
      address.forget();
    },
    forget: () => {
      address.forget();
      if (recording === null) return;
      recording.startNewSession();
      if (isAllowed) address.ask(recording);
    },
    url: address.current,
  };
};
