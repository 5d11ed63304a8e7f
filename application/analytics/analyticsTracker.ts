import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
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
  /** Identifies the visitor, unless the last call had the same values. Another person than before is a reset first. */
  readonly identify: (visitor: Visitor, consent: Consent) => void;
  readonly track: (event: AnalyticsEvent, visitor: Visitor) => void;
  /** Tracks an event without a user id and without an anonymous id. */
  readonly trackAnonymously: (event: AnalyticsEvent) => void;
  readonly page: (screen: ScreenName, visitor: Visitor) => void;
  /** Ends the consent: forgets the visitor, and drops what is not sent yet. */
  readonly stop: () => void;
};

/** The longest time to wait for a call to analytics, in milliseconds. */
export const analyticsTimeout: number = 5000;

/** Sends a call to analytics in the background. A late or failed call is only logged. */
export type SendAnalytics = (name: string, call: TE.TaskEither<NormalisedError, void>) => void;

/** Waits for each call up to the timeout. */
export const makeSendAnalytics = ({ clock, log }: Pick<DeferredServicePorts, 'clock' | 'log'>): SendAnalytics => {
  const timeout = normaliseError('timeout after 5s');
  const onTimeout = async () => E.left(timeout);
  const send = async (name: string, call: TE.TaskEither<NormalisedError, void>): Promise<void> => {
    const outcome = await withTimeout(call, { clock, ms: analyticsTimeout, onTimeout })();
    if (!E.isLeft(outcome)) return;
    // Because: the message of another error can be the collector's.
    const reason = outcome.left === timeout ? `: ${timeout.message}` : '';
    log.error(`Analytics ${name} failed${reason}`, outcome.left);
  };
  return (name, call) => void send(name, call);
};

const anonymous = { referenceSource: null, email: null, accountType: null };

/** Keeps who was identified last, so that the same call is not made twice and another person is noticed. */
const makeIdentification = (
  { analytics, session, recorder }: DeferredServicePorts,
  { brand, settings }: AppContext,
  send: SendAnalytics,
): Pick<AnalyticsTracker, 'identify' | 'stop'> => {
  const { version, environment } = settings;
  const release = { version, environment };
  let lastIdentified: string | null = null;
  let person: Visitor | null = null;
  // Because: the address of a recording leads to the person in it.
  const forgetPerson = (forget: AnalyticsSink['reset']): void => {
    void forget();
    recorder.forget();
  };
  return {
    identify: (visitor, consent) => {
      const { profileId, email } = visitor;
      const { userLocale: locale } = session.get();
      const traits = identifyPayload({ consent, brand: brand.key, release, locale, email });
      const identification = JSON.stringify([profileId, traits]);
      if (identification === lastIdentified) return;
      lastIdentified = identification;
      if (person !== null && isAnotherPerson(person, visitor)) forgetPerson(analytics.reset);
      person = visitor;
      send('identify', analytics.identify(profileId, traits));
    },
    stop: () => {
      lastIdentified = null;
      person = null;
      forgetPerson(analytics.stop);
    },
  };
};

/** Each event carries the brand, the reference source, the account type and the address of the recording. */
export const makeAnalyticsTracker = (ports: DeferredServicePorts, context: AppContext): AnalyticsTracker => {
  const { analytics, flow, recorder } = ports;
  const send = makeSendAnalytics(ports);
  const contextFor = (visitor: Omit<Visitor, 'profileId'>, recordingUrl: string | null = recorder.url()) => ({
    ...visitor,
    brand: context.brand.key,
    recordingUrl,
  });
  return {
    ...makeIdentification(ports, context, send),
    track: (event, visitor) => {
      // Because: web vitals are final when the page unloads, and a batch would not be sent any more.
      const trackEvent = event.name === 'Web Vital' ? analytics.trackUnbatched : analytics.track;
      send('track', trackEvent(event.name, eventProperties(event, contextFor(visitor))));
    },
    trackAnonymously: (event) =>
      send('track', analytics.trackAnonymously(event.name, eventProperties(event, contextFor(anonymous, null)))),
    page: (screen, visitor) =>
      send('page', analytics.page(screen, screenProperties(flow.get().last, contextFor(visitor)))),
  };
};
