import { adapters, type Module } from '#infrastructure/container.ts';
import { appContext, deferredServicePorts, logLines } from '#infrastructure/tokens.ts';
import { makeLogRocketRecorder } from './logRocketRecorder.ts';

/** The recording of the session. */
export const recording: Module = adapters((bind) => {
  bind(deferredServicePorts.recorder).toResolvedValue(
    ({ settings: { version, environment, sessionRecording } }, { subscribe }) =>
      makeLogRocketRecorder({
        appId: sessionRecording.appId,
        release: version,
        development: environment === 'development',
        onLogLine: subscribe,
      }),
    [appContext, logLines],
  );
});
