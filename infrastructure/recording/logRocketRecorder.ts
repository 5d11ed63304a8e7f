import type LogRocket from 'logrocket';
import { attempt } from '#application/shared/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import type { SessionRecorder } from '#application/ports/analytics.ts';
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

type Library = Pick<typeof LogRocket, 'getSessionURL' | 'startNewSession'>;

/** The address of the recording that goes on: an answer about an earlier one comes too late. */
const makeAddress = () => {
  let url: string | null = null;
  let reads = 0;
  const forget = (): void => {
    url = null;
    reads += 1;
  };
  return {
    forget,
    read: (library: Library) => {
      forget();
      const read = reads;
      library.getSessionURL((found) => {
        if (read === reads) url = found;
      });
    },
    current: () => url,
  };
};

/** The session recorder over LogRocket, which is downloaded when the recording starts. */
export const makeLogRocketRecorder = (parts: LogRocketParts): SessionRecorder => {
  const { appId, release, development, path, onLogLine } = parts;
  const address = makeAddress();
  let library: Library | null = null;
  let allowed = false;
  // Because: consent may be withdrawn while the library is being downloaded.
  const isAllowed = (): boolean => allowed;
  const maySend = (): boolean => isAllowed() && !isSystemPath(path());
  const startOnce = (loaded: typeof LogRocket): void => {
    if (library !== null) return;
    library = loaded;
    loaded.init(appId, recorderOptions({ release, development, maySend }));
    onLogLine((line) => maySend() && loaded.error(line));
  };
  return {
    start: attempt(async () => {
      allowed = true;
      const { default: loaded } = await loadLogRocket();
      if (!isAllowed()) return;
      startOnce(loaded);
      address.read(loaded);
    }, normaliseError),
    stop: () => {
      allowed = false;
      address.forget();
    },
    forget: () => {
      address.forget();
      if (library === null) return;
      library.startNewSession();
      if (isAllowed()) address.read(library);
    },
    url: address.current,
  };
};
