import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { BrowserSignals } from '#application/ports/browser.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { makeStoredFlow } from '#infrastructure/session/storedFlow.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { makeRecordedAnalytics, type RecordedCall } from './recordedAnalytics.ts';
import { makeTestApp, type TestApp } from './testApp.ts';

/** The deferred services over ports in memory, and what a test can read and trigger. */
export type DeferredTestApp = {
  readonly ports: DeferredServicePorts;
  readonly app: TestApp;
  readonly recordedCalls: () => ReadonlyArray<RecordedCall>;
  readonly lines: () => ReadonlyArray<string>;
  readonly scripts: () => ReadonlyArray<string>;
  /** The session recording: not started, started, or started and asked to send nothing now. */
  readonly recording: () => 'Off' | 'On' | 'Silent';
  /** Loads the page again. */
  readonly reload: () => void;
  /** How often the page was loaded again. */
  readonly reloads: () => number;
  /** Announces a choice on the banner of the partner. */
  readonly choose: () => void;
  /** Returns to the page. */
  readonly comeBack: () => void;
};

/** The ports with the libraries of their analytics and their recorder, which may always send. */
export const withLibraries = (ports: DeferredServicePorts) => ({
  ...ports,
  analytics: ports.analytics(() => true),
  recorder: ports.recorder(() => true),
});

/** Waits until all resolved promises have run. */
export const flushPromises = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

type DeferredTestAppOptions = Parameters<typeof makeTestApp>[0] & {
  readonly signals?: Partial<BrowserSignals>;
  readonly ports?: Partial<DeferredServicePorts>;
};

const london: BrowserSignals = {
  timeZone: () => 'Europe/London',
  globalPrivacyControl: () => false,
  path: () => '/signin',
};

const recordedThirdParties = () => {
  let loaded: ReadonlyArray<string> = [];
  let [isRecording, reloads] = [false, 0];
  let askRecorder = (): boolean => false;
  let listener = (): void => undefined;
  const load = (address: string): TE.TaskEither<never, void> => TE.fromIO(() => void (loaded = [...loaded, address]));
  return {
    scripts: { load },
    recorder: (maySend: () => boolean) => ({
      start: async () => {
        isRecording ||= maySend();
        askRecorder = maySend;
        return E.right(undefined);
      },
      forget: () => undefined,
      url: () => null,
    }),
    banner: { show: load, isThere: () => false, onChoice: (onChoice: () => void) => void (listener = onChoice) },
    reload: () => void (reloads += 1),
    calls: () => ({
      loaded,
      reloads,
      recording: isRecording ? (askRecorder() ? ('On' as const) : ('Silent' as const)) : ('Off' as const),
    }),
    choose: (): void => listener(),
  };
};

/** Makes the ports of the deferred services around a test app. */
export const makeDeferredTestApp = (options: DeferredTestAppOptions = {}): DeferredTestApp => {
  const app = makeTestApp(options);
  const { clock, cookies, analyticsEvents, log, session } = app.ports;
  const { analytics, tags, recordedCalls } = makeRecordedAnalytics();
  const { calls, choose, reload, ...thirdParties } = recordedThirdParties();
  const signals = { ...london, ...options.signals };
  const flow = makeStoredFlow(makeMemoryStorage());
  const pageReturns = makeMemoryPageReturns();
  return {
    ports: {
      clock,
      cookies,
      analyticsEvents,
      log,
      session,
      flow,
      analytics,
      tags,
      signals,
      pageReturns,
      appearance: { describe: () => undefined },
      ...thirdParties,
      ...options.ports,
    },
    app,
    recordedCalls,
    lines: app.lines,
    scripts: () => calls().loaded,
    recording: () => calls().recording,
    reload,
    reloads: () => calls().reloads,
    choose,
    comeBack: pageReturns.comeBack,
  };
};
