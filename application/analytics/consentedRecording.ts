import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { logFault } from '#application/shared/logFault.ts';
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
  const startRecording = (): void => {
    state = 'On';
    // Because: if the consent is withdrawn at once, `stop` must come after the call of `start`, so nothing is awaited before it.
    void logFault(log, 'Session recording failed to start', recorder.start);
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
