import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import { makeMayUse } from '#application/consent/mayUse.ts';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Consent } from '#domain/consent/consent.ts';
import type { World } from '#domain/navigation/visit.ts';
import { isSystemPath } from '#domain/navigation/systemPath.ts';

/** Records the session from now on where consent and configuration allow it, and no longer where they do not. */
export type StartRecording = (consent: Consent) => void;

/** A path that is only passed through is not recorded. */
export const makeStartRecording = (
  { recorder, signals, log }: Pick<CompanionPorts, 'log' | 'recorder' | 'signals'>,
  { settings }: World,
): StartRecording => {
  const { enabled, appId } = settings.sessionRecording;
  const mayUse = makeMayUse({ log });
  let started = false;
  const start = pipe(
    recorder.start,
    TE.getOrElse((error) => async () => log.error('Session recording failed to start', error)),
  );
  return (consent) => {
    if (enabled && appId !== '' && mayUse(consent)('performance') && !isSystemPath(signals.path())) {
      started = true;
      void start();
      return;
    }
    if (started) recorder.stop();
    started = false;
    log.info('Session recording is disabled');
  };
};
