import * as TE from 'fp-ts/TaskEither';
import type { SessionRecorder } from '#application/ports/sessionRecorder.ts';
import { isSystemPath } from '#domain/navigation/systemPath.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { recorderOptions } from './recorderOptions.ts';

export type LogRocketParts = {
  readonly appId: string;
  readonly release: string;
  readonly development: boolean;
  readonly path: () => string;
};

/** LogRocket, downloaded when the recording starts. */
export const makeLogRocketRecorder = ({ appId, release, development, path }: LogRocketParts): SessionRecorder => {
  let url: string | null = null;
  let allowed = false;
  let started = false;
  // Because: consent may be withdrawn while the library is on its way.
  const isAllowed = (): boolean => allowed;
  const maySend = (): boolean => isAllowed() && !isSystemPath(path());
  return {
    start: TE.tryCatch(async () => {
      allowed = true;
      if (started) return;
      started = true;
      const { default: library } = await import('logrocket');
      if (!isAllowed()) {
        started = false;
        return;
      }
      library.init(appId, recorderOptions({ release, development, maySend }));
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
