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

/** An event carries the brand, and of the visitor what is known and the address of the recording; an anonymous one only the brand. */
export const makeAnalyticsTracker = (ports: TrackerPorts, { brand, settings }: AppContext): AnalyticsTracker => {
  const { analytics, flow, recorder, session } = ports;
  const send = makeSend(ports);
  const contextOf = (visitor: Visitor) => ({ ...visitor, brand: brand.key, recordingUrl: recorder.url() });
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
      void send('identify', analytics.identify(profileId, traits));
    },
    track: (event, visitor) =>
      void send('track', analytics.track(event.name, eventProperties(event, contextOf(visitor)))),
    trackAnonymously: (event) =>
      void send(
        'track',
        analytics.trackAnonymously(event.name, eventProperties(event, { ...contextOf(nobody), recordingUrl: null })),
      ),
    page: (screen, visitor) =>
      void send('page', analytics.page(screen, screenProperties(flow.get().last, contextOf(visitor)))),
  };
};

/** The longest time to wait for a call to analytics, in milliseconds. */
export const analyticsTimeout: number = 5000;

/** Makes a call to analytics in the background. A late or failed one is only logged, without what the collector says. */
const makeSend =
  ({ clock, log }: TrackerPorts) =>
  async (name: string, call: TaskEither<NormalisedError, void>): Promise<void> => {
    const onTimeout = async () => {
      log.error(`Analytics ${name} failed: timeout after 5s`);
      return E.right(undefined);
    };
    const outcome = await withTimeout(call, { clock, ms: analyticsTimeout, onTimeout })();
    if (E.isLeft(outcome)) log.error(`Analytics ${name} failed`, outcome.left);
  };
