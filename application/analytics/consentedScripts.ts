import * as E from 'fp-ts/Either';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { type Consent, hasConsent } from '#domain/consent/consent.ts';
import { isSystemPath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { tagManagerScript } from '#domain/settings/policySources.ts';

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

type ScriptPorts = Pick<DeferredServicePorts, 'log' | 'scripts'>;

const matchers = ['async', 'cache', 'matcher'];

const loadScript = async ({ scripts, log }: ScriptPorts, address: string, failure: string): Promise<void> => {
  const loaded = await scripts.load(address)();
  if (E.isLeft(loaded)) log.error(failure, loaded.left);
};

/** Loads the three F5 scripts of the launchpad if the settings enable them. A failed load is logged. */
export const loadPageScripts = async (ports: ScriptPorts, { settings }: AppContext): Promise<void> => {
  if (!settings.f5Enabled) return;
  const addresses = matchers.map((matcher) => `${settings.launchpadApiUrl}common.js?${matcher}`);
  await Promise.all(addresses.map((address) => loadScript(ports, address, 'A page script failed to load')));
};

/** Loads the tag manager's script once, when a consent to performance arrives. A failed load is logged; nothing waits for it. */
export const makeConsentedTagManager = (
  ports: ScriptPorts,
  { settings }: AppContext,
): { readonly setConsent: (consent: Consent) => void } => {
  let address = tagManagerScript(settings);
  return {
    setConsent: (consent) => {
      if (address === null || !hasConsent('performance')(consent)) return;
      void loadScript(ports, address, 'The tag manager failed to load');
      address = null;
    },
  };
};
