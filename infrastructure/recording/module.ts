import { adapters, type Module } from '#infrastructure/container.ts';
import { appContext, deferredServicePorts, logLines } from '#infrastructure/tokens.ts';
import { makeLogRocketRecorder } from './logRocketRecorder.ts';

/** The recording of the session. */
export const recording: Module = adapters((bind) => {
  bind(deferredServicePorts.recorder).toResolvedValue(
    ({ settings: { version, environment, sessionRecording } }, { path }, { subscribe }) =>
      makeLogRocketRecorder({
        appId: sessionRecording.appId,
        release: version,
        development: environment === 'development',
        path,
        onLogLine: subscribe,
      }),
    [appContext, deferredServicePorts.signals, logLines],
  );
});
