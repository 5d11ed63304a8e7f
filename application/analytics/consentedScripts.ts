import type { SessionRecorder } from '#application/ports/analytics.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { logFault } from '#application/shared/logFault.ts';
import { isSystemPath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { tagManagerScript } from '#domain/settings/settings.ts';

type ScriptPorts = Pick<DeferredServicePorts, 'log' | 'scripts'>;

const f5Queries = ['async', 'cache', 'matcher'];

/** Loads the three F5 scripts of the launchpad if the settings enable them. A failed load is logged. */
export const loadF5Scripts = async ({ scripts, log }: ScriptPorts, { settings }: AppContext): Promise<void> => {
  if (!settings.f5Enabled) return;
  const addresses = f5Queries.map((query) => `${settings.launchpadApiUrl}common.js?${query}`);
  await Promise.all(addresses.map((at) => logFault(log, 'A page script failed to load', scripts.load(at))));
};

/** Returns a function that loads the script of the tag manager once it may be. A failed load is logged; nothing waits for it. */
export const makeConsentedTagManager = (
  { scripts, log }: ScriptPorts,
  { settings }: AppContext,
  mayTrack: () => boolean,
): (() => void) => {
  let address = tagManagerScript(settings);
  return () => {
    if (address === null || !mayTrack()) return;
    void logFault(log, 'The tag manager failed to load', scripts.load(address));
    address = null;
  };
};

/** The session recording. */
export type ConsentedRecording = {
  readonly recorder: SessionRecorder;
  /** Starts the recording if the consent, the settings and the path allow it. */
  readonly start: () => void;
};

/** Records no system path. A recording that the first load may not start is logged as disabled. */
export const makeConsentedRecording = (
  { recorder: open, signals, log }: Pick<DeferredServicePorts, 'log' | 'recorder' | 'signals'>,
  { settings }: AppContext,
  mayRecord: () => boolean,
): ConsentedRecording => {
  const { enabled, appId } = settings.sessionRecording;
  const isAllowed = (): boolean => enabled && appId !== '' && !isSystemPath(signals.path()) && mayRecord();
  const recorder = open(isAllowed);
  if (!isAllowed()) log.notice('Session recording disabled');
  return {
    recorder,
    start: () => {
      if (isAllowed()) void logFault(log, 'Session recording failed to start', recorder.start);
    },
  };
};
