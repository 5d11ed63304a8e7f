import * as E from 'fp-ts/Either';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { type Consent, hasConsent } from '#domain/consent/consent.ts';
import { isSystemPath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** Starts and stops the session recording, as the consent and the settings allow. */
export type ConsentedRecording = {
  readonly setConsent: (consent: Consent) => void;
  /** The router arrived at a path. */
  readonly onNavigated: () => void;
};

/** Does not record on system paths: an allowed recording starts on the next other path. */
export const makeConsentedRecording = (
  { recorder, signals, log }: Pick<DeferredServicePorts, 'log' | 'recorder' | 'signals'>,
  { settings }: AppContext,
): ConsentedRecording => {
  const { enabled, appId } = settings.sessionRecording;
  let state: 'Off' | 'Waits' | 'On' = 'Off';
  // Because: if the consent is withdrawn at once, `stop` must come after the call of `start`.
  const startRecorder = async (): Promise<void> => {
    const started = await recorder.start();
    if (E.isLeft(started)) log.error('Session recording failed to start', started.left);
  };
  const startRecording = (): void => {
    state = 'On';
    void startRecorder();
  };
  return {
    setConsent: (consent) => {
      const allowed = enabled && appId !== '' && hasConsent('performance')(consent);
      if (allowed && !isSystemPath(signals.path())) {
        startRecording();
        return;
      }
      if (state === 'On') recorder.stop();
      state = allowed ? 'Waits' : 'Off';
      log.notice('Session recording disabled');
    },
    onNavigated: () => {
      if (state === 'Waits' && !isSystemPath(signals.path())) startRecording();
    },
  };
};
