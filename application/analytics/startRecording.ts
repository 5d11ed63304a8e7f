import * as E from 'fp-ts/Either';
import { makeMayUse } from '#application/consent/mayUse.ts';
import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { isSystemPath } from '#domain/navigation/systemPath.ts';
import type { World } from '#domain/navigation/visit.ts';

/** Records the session from now on where consent and configuration allow it, and no longer where they do not. */
export type StartRecording = {
  readonly allow: (consent: Consent) => void;
  /** Another path is looked at. */
  readonly arrived: () => void;
};

/** A path that is only passed through is not recorded: what is allowed there begins on the next one. */
export const makeStartRecording = (
  { recorder, signals, log }: Pick<CompanionPorts, 'log' | 'recorder' | 'signals'>,
  { settings }: World,
): StartRecording => {
  const { enabled, appId } = settings.sessionRecording;
  const mayUse = makeMayUse({ log });
  let stands: 'Off' | 'Waits' | 'On' = 'Off';
  // Because: a consent withdrawn in the same breath must find the recorder told to start already.
  const start = async (): Promise<void> => {
    const outcome = await recorder.start();
    if (E.isLeft(outcome)) log.error('Session recording failed to start', outcome.left);
  };
  const begin = (): void => {
    stands = 'On';
    void start();
  };
  return {
    allow: (consent) => {
      const allowed = enabled && appId !== '' && mayUse(consent)('performance');
      if (allowed && !isSystemPath(signals.path())) {
        begin();
        return;
      }
      if (stands === 'On') recorder.stop();
      stands = allowed ? 'Waits' : 'Off';
      log.info('Session recording is disabled');
    },
    arrived: () => {
      if (stands === 'Waits' && !isSystemPath(signals.path())) begin();
    },
  };
};
