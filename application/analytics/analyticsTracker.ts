import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AnalyticsSink, SessionRecorder } from '#application/ports/analytics.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { logFault } from '#application/shared/logFault.ts';
import { withTimeout } from '#application/shared/withTimeout.ts';
import { eventProperties, identifyPayload, screenProperties } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { isAnotherPerson, type Visitor } from '#domain/analytics/visitor.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Sends events to analytics, with the payloads that the domain defines. */
export type AnalyticsTracker = {
  /** Identifies the visitor, unless the last call had the same values. Forgets another person than before first. */
  readonly identify: (visitor: Visitor, consent: Consent) => void;
  readonly track: (event: AnalyticsEvent, visitor: Visitor) => void;
  /** Tracks an event without a user id and without an anonymous id. */
  readonly trackAnonymously: (event: AnalyticsEvent) => void;
  readonly page: (screen: ScreenName, visitor: Visitor) => void;
  /** Forgets the visitor. */
  readonly forget: () => void;
};

/** The ports of a tracker. */
export type TrackerPorts = Pick<DeferredServicePorts, 'clock' | 'log' | 'flow' | 'session'> & {
  readonly analytics: AnalyticsSink;
  readonly recorder: Pick<SessionRecorder, 'forget' | 'url'>;
};

const nobody: Visitor = { profileId: null, email: null, referenceSource: null, accountType: null };

/**
 * Each event carries the brand, the reference source, the account type and the address of the recording. An anonymous event carries only
 * the brand: the rest is of the visitor.
 */
export const makeAnalyticsTracker = (ports: TrackerPorts, { brand, settings }: AppContext): AnalyticsTracker => {
  const { analytics, flow, recorder, session } = ports;
  const send = makeSend(ports);
  const contextOf = (visitor: Visitor) => ({ ...visitor, brand: brand.key, recordingUrl: recorder.url() });
  const anonymousContext = { ...nobody, brand: brand.key, recordingUrl: null };
  let last: { readonly call: string; readonly person: Visitor } | null = null;
  // Because: the address of a recording leads to the person in it.
  const forget = (): void => {
    last = null;
    void analytics.reset();
    recorder.forget();
  };
  return {
    forget,
    identify: (visitor, consent) => {
      const { profileId, email } = visitor;
      const { userLocale: locale } = session.get();
      const traits = identifyPayload({ consent, brand: brand.key, release: settings, locale, email });
      const call = JSON.stringify([profileId, traits]);
      if (call === last?.call) return;
      if (last !== null && isAnotherPerson(last.person, visitor)) forget();
      last = { call, person: visitor };
      send('identify', analytics.identify(profileId, traits));
    },
    track: (event, visitor) => send('track', analytics.track(event.name, eventProperties(event, contextOf(visitor)))),
    trackAnonymously: (event) =>
      send('track', analytics.trackAnonymously(event.name, eventProperties(event, anonymousContext))),
    page: (screen, visitor) =>
      send('page', analytics.page(screen, screenProperties(flow.get().last, contextOf(visitor)))),
  };
};

/** The longest time to wait for a call to analytics, in milliseconds. */
export const analyticsTimeout: number = 5000;

/** Sends calls to analytics in the background. A late or failed call is only logged, without what the collector says. */
const makeSend =
  ({ clock, log }: Pick<TrackerPorts, 'clock' | 'log'>) =>
  (name: string, call: TaskEither<NormalisedError, void>): void => {
    const onTimeout = async () => {
      log.error(`Analytics ${name} failed: timeout after 5s`);
      return E.right(undefined);
    };
    void logFault(log, `Analytics ${name} failed`, withTimeout(call, { clock, ms: analyticsTimeout, onTimeout }));
  };
