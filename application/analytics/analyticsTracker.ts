import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AnalyticsSink, SessionRecorder } from '#application/ports/analytics.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { withTimeout } from '#application/shared/withTimeout.ts';
import { eventProperties, identifyPayload, screenProperties } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { isAnotherPerson, type Visitor } from '#domain/analytics/visitor.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { type NormalisedError, normaliseError } from '#domain/shared/normalisedError.ts';

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

/**
 * Each event carries the brand, the reference source, the account type and the address of the recording. An anonymous event carries only
 * the brand: the rest is of the visitor.
 */
export const makeAnalyticsTracker = (ports: TrackerPorts, context: AppContext): AnalyticsTracker => {
  const { analytics, flow, recorder } = ports;
  const send = makeSend(ports);
  const brand = context.brand.key;
  const contextOf = (visitor: Visitor) => ({ ...visitor, brand, recordingUrl: recorder.url() });
  const anonymousContext = { referenceSource: null, email: null, accountType: null, brand, recordingUrl: null };
  return {
    ...makeIdentification(ports, context, send),
    track: (event, visitor) => send('track', analytics.track(event.name, eventProperties(event, contextOf(visitor)))),
    trackAnonymously: (event) =>
      send('track', analytics.trackAnonymously(event.name, eventProperties(event, anonymousContext))),
    page: (screen, visitor) =>
      send('page', analytics.page(screen, screenProperties(flow.get().last, contextOf(visitor)))),
  };
};

/** Keeps who was identified last, so that the same call is not made twice and another person is noticed. */
const makeIdentification = (
  { analytics, session, recorder }: TrackerPorts,
  { brand, settings }: AppContext,
  send: SendAnalytics,
): Pick<AnalyticsTracker, 'identify' | 'forget'> => {
  const release = { version: settings.version, environment: settings.environment };
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
      const traits = identifyPayload({ consent, brand: brand.key, release, locale, email });
      const call = JSON.stringify([profileId, traits]);
      if (call === last?.call) return;
      if (last !== null && isAnotherPerson(last.person, visitor)) forget();
      last = { call, person: visitor };
      send('identify', analytics.identify(profileId, traits));
    },
  };
};

/** The longest time to wait for a call to analytics, in milliseconds. */
export const analyticsTimeout: number = 5000;

type SendAnalytics = (name: string, call: TaskEither<NormalisedError, void>) => void;

/** Sends calls to analytics in the background. A late or failed call is only logged. */
const makeSend = ({ clock, log }: Pick<TrackerPorts, 'clock' | 'log'>): SendAnalytics => {
  const timeout = normaliseError('timeout after 5s');
  const onTimeout = async () => E.left(timeout);
  const send = async (name: string, call: TaskEither<NormalisedError, void>): Promise<void> => {
    const outcome = await withTimeout(call, { clock, ms: analyticsTimeout, onTimeout })();
    if (!E.isLeft(outcome)) return;
    // Because: the message of another error can be the collector's.
    const reason = outcome.left === timeout ? `: ${timeout.message}` : '';
    log.error(`Analytics ${name} failed${reason}`, outcome.left);
  };
  return (name, call) => void send(name, call);
};
