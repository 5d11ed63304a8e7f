import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { BrowserSignals } from '#application/ports/browser.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { makeRecordedAnalytics, type RecordedCall } from './recordedAnalytics.ts';
import { makeMemoryPageReturns } from '#infrastructure/sandbox/memoryPageReturns.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeMemoryConsents } from '#infrastructure/sandbox/memoryTabs.ts';
import { makeStoredFlow } from '#infrastructure/session/storedFlow.ts';
import { makeTestApp, type TestApp } from './testApp.ts';

/** The deferred services over ports in memory, and what a test can read and trigger. */
export type DeferredTestApp = {
  readonly ports: DeferredServicePorts;
  readonly app: TestApp;
  readonly recordedCalls: () => ReadonlyArray<RecordedCall>;
  readonly lines: () => ReadonlyArray<string>;
  readonly scripts: () => ReadonlyArray<string>;
  readonly recording: () => ReadonlyArray<'start' | 'stop'>;
  /** Announces a choice on the banner of the partner. */
  readonly choose: () => void;
  /** Returns to the page. */
  readonly comeBack: () => void;
};

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
  let [loaded, recorded]: [ReadonlyArray<string>, ReadonlyArray<'start' | 'stop'>] = [[], []];
  let listener = (): void => undefined;
  const load = (address: string): TE.TaskEither<never, void> => TE.fromIO(() => void (loaded = [...loaded, address]));
  return {
    scripts: { load },
    recorder: {
      start: async () => {
        recorded = [...recorded, 'start'];
        return E.right(undefined);
      },
      stop: () => void (recorded = [...recorded, 'stop']),
      forget: () => undefined,
      url: () => null,
    },
    banner: { show: load, isThere: () => false, onChoice: (onChoice: () => void) => void (listener = onChoice) },
    calls: () => ({ loaded, recorded }),
    choose: (): void => listener(),
  };
};

/** Makes the ports of the deferred services around a test app. */
export const makeDeferredTestApp = (options: DeferredTestAppOptions = {}): DeferredTestApp => {
  const app = makeTestApp(options);
  const { clock, cookies, analyticsEvents, log, session } = app.ports;
  const { analytics, tags, recordedCalls } = makeRecordedAnalytics();
  const { calls, choose, ...thirdParties } = recordedThirdParties();
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
      consents: makeMemoryConsents()(),
      pageReturns,
      appearance: { describe: () => undefined },
      ...thirdParties,
      ...options.ports,
    },
    app,
    recordedCalls,
    lines: app.lines,
    scripts: () => calls().loaded,
    recording: () => calls().recorded,
    choose,
    comeBack: pageReturns.comeBack,
  };
};
