import * as TE from 'fp-ts/TaskEither';
import { lazy } from '#application/shared/lazy.ts';
import type { SessionRecorder } from '#application/ports/sessionRecorder.ts';
import { isSystemPath } from '#domain/navigation/routes.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { recorderOptions } from './recorderOptions.ts';

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
export const makeLogRocketRecorder = ({
  appId,
  release,
  development,
  path,
  onLogLine,
}: LogRocketParts): SessionRecorder => {
  let url: string | null = null;
  let allowed = false;
  let started = false;
  // Because: consent may be withdrawn while the library is being downloaded.
  const isAllowed = (): boolean => allowed;
  const maySend = (): boolean => isAllowed() && !isSystemPath(path());
  return {
    start: TE.tryCatch(async () => {
      allowed = true;
      if (started) return;
      started = true;
      const { default: library } = await loadLogRocket();
      if (!isAllowed()) {
        started = false;
        return;
      }
      library.init(appId, recorderOptions({ release, development, maySend }));
      onLogLine((line) => maySend() && library.error(line));
      library.getSessionURL((found) => {
        if (isAllowed()) url = found;
      });
    }, normaliseError),
    stop: () => {
      allowed = false;
      url = null;
    },
    url: () => url,
  };
};
