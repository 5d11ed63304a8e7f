import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { DeferredServicePorts, Log } from '#application/ports/ports.ts';
import { type Consent, hasConsent } from '#domain/consent/consent.ts';
import { isSystemPath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { tagManagerScript } from '#domain/settings/contentPolicy.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Runs a task whose fault is only logged. */
export const logFault = async (log: Log, line: string, task: TaskEither<NormalisedError, unknown>): Promise<void> => {
  const outcome = await task();
  if (E.isLeft(outcome)) log.error(line, outcome.left);
};

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

type ScriptPorts = Pick<DeferredServicePorts, 'log' | 'scripts'>;

const matchers = ['async', 'cache', 'matcher'];

/** Loads the three F5 scripts of the launchpad if the settings enable them. A failed load is logged. */
export const loadPageScripts = async ({ scripts, log }: ScriptPorts, { settings }: AppContext): Promise<void> => {
  if (!settings.f5Enabled) return;
  const addresses = matchers.map((matcher) => `${settings.launchpadApiUrl}common.js?${matcher}`);
  await Promise.all(addresses.map((at) => logFault(log, 'A page script failed to load', scripts.load(at))));
};

/** Loads the tag manager's script once, when a consent to performance arrives. A failed load is logged; nothing waits for it. */
export const makeConsentedTagManager = (
  { scripts, log }: ScriptPorts,
  { settings }: AppContext,
): ((consent: Consent) => void) => {
  let address = tagManagerScript(settings);
  return (consent) => {
    if (address === null || !hasConsent('performance')(consent)) return;
    void logFault(log, 'The tag manager failed to load', scripts.load(address));
    address = null;
  };
};
