import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeDeferredServices } from '#application/deferredServices.ts';
import type { OpenAnalytics } from '#application/ports/analytics.ts';
import type { BrowserSignals } from '#application/ports/browser.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import type { Payload } from '#domain/analytics/eventProperties.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { makeStoredFlow } from '#infrastructure/session/storedFlow.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { makeTestApp } from './testApp.ts';

/** A call of analytics, or of the data layer: an event or a screen by its name, a visitor by the profile id. */
type RecordedCall = {
  readonly call: 'identify' | 'track' | 'trackAnonymously' | 'page' | 'reset' | 'dataLayer';
  readonly name: string | null;
  readonly payload: Payload;
};

/** Each call with its name. */
export const namesOf = (calls: ReadonlyArray<RecordedCall>): ReadonlyArray<string> =>
  calls.map(({ call, name }) => `${call} ${name ?? ''}`.trim());

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

/** Analytics and the data layer in memory, which record what they may take, in order. */
const recordedAnalytics = () => {
  const calls: RecordedCall[] = [];
  const record = (call: RecordedCall['call'], name: string | null, payload: Payload = {}): void =>
    void calls.push({ call, name, payload });
  const analytics: OpenAnalytics = (maySend) => {
    const send = (call: RecordedCall['call']) => (name: string | null, payload: Payload) => async () => {
      if (call === 'trackAnonymously' || maySend()) record(call, name, payload);
      return E.right(undefined);
    };
    return {
      identify: send('identify'),
      track: send('track'),
      page: send('page'),
      trackAnonymously: send('trackAnonymously'),
      reset: async () => record('reset', null),
    };
  };
  const tags = { push: (event: string, variables: Payload) => record('dataLayer', event, variables) };
  return { analytics, tags, recordedCalls: () => [...calls] };
};

/** The scripts, the recorder and the banner of others in memory. */
const thirdParties = () => {
  const scripts: string[] = [];
  let isRecording = false;
  let askRecorder = (): boolean => false;
  let listener = (): void => undefined;
  const load = (address: string): TE.TaskEither<never, void> => TE.fromIO(() => void scripts.push(address));
  return {
    ports: {
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
    },
    scripts: () => [...scripts],
    /** Not started, started, or started and asked to send nothing now. */
    recording: () => (isRecording ? (askRecorder() ? 'On' : 'Silent') : 'Off'),
    /** The banner announces a choice. */
    announce: () => listener(),
  };
};

type Options = Parameters<typeof makeTestApp>[0] & {
  readonly signals?: Partial<BrowserSignals>;
  readonly ports?: Partial<DeferredServicePorts>;
};

const london: BrowserSignals = {
  timeZone: () => 'Europe/London',
  globalPrivacyControl: () => false,
  path: () => '/signin',
};

/** The ports of the deferred services around a test app, and what a test can read and trigger. */
export const makeDeferredTestApp = (options: Options = {}) => {
  const app = makeTestApp(options);
  const { recordedCalls, ...recorded } = recordedAnalytics();
  const { ports: others, ...readable } = thirdParties();
  const { comeBack, ...pageReturns } = makeMemoryPageReturns();
  const ports: DeferredServicePorts = {
    ...app.ports,
    pageReturns,
    ...recorded,
    ...others,
    signals: { ...london, ...options.signals },
    flow: makeStoredFlow(makeMemoryStorage()),
    appearance: { describe: () => undefined },
    ...options.ports,
  };
  const { track } = app.ports.analyticsEvents;
  return {
    ports,
    app,
    recordedCalls,
    comeBack,
    track,
    lines: app.lines,
    ...readable,
    goTo: (path: string): void => track({ _tag: 'Navigated', path, entryFault: null }),
    store: (name: string, value: string): void =>
      ports.cookies.write(name, value, { domain: null, path: '/', days: 365, sameSite: 'Lax' }),
    /** What was sent since `act` began. */
    sentFor: async (act: () => unknown): Promise<ReadonlyArray<RecordedCall>> => {
      const before = recordedCalls().length;
      await act();
      await flushPromises();
      return recordedCalls().slice(before);
    },
  };
};

/** Starts the deferred services of a page on which nothing is typed. */
export const startServices = (options: Options & { readonly in?: AppContext } = {}) => {
  const app = makeDeferredTestApp(options);
  let [isTyped, reloads] = [false, 0];
  const page = { query: options.query ?? '', isTyped: () => isTyped, reload: () => void (reloads += 1) };
  const services = makeDeferredServices(app.ports, options.in ?? context, page);
  const type = (typed: boolean): void => void (isTyped = typed);
  const choose = (performance: boolean, marketing = performance): void =>
    services.consent.choose({ performance, marketing });
  return { ...app, ...services, type, choose, reloads: () => reloads };
};
