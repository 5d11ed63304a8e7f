import type { TaskEither } from 'fp-ts/TaskEither';
import type { Task } from 'fp-ts/Task';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { Payload } from '#domain/analytics/eventProperties.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { ScreenName } from '#domain/navigation/screenName.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

type Delivery = TaskEither<NormalisedError, void>;

/** The analytics service. It loads and stores nothing before the first call of `identify`, `track` or `page`. */
export type AnalyticsSink = {
  /** Names the visitor. Stores no more than an anonymous id on the device, and not even that of a visitor with a profile or an email. */
  readonly identify: (profileId: ProfileId | null, traits: Payload) => Delivery;
  readonly track: (name: AnalyticsEvent['name'], properties: Payload) => Delivery;
  readonly page: (name: ScreenName, properties: Payload) => Delivery;
  /** Sends one event at once in a request of its own: it arrives even if the page unloads. */
  readonly trackUnbatched: (name: AnalyticsEvent['name'], properties: Payload) => Delivery;
  /** Sends one event without identity: no identifier is stored, or sent twice. */
  readonly trackAnonymously: (name: AnalyticsEvent['name'], properties: Payload) => Delivery;
  /** Forgets the person: later events have another anonymous id, no user id and no traits, and nothing stays on the device. */
  readonly reset: Task<void>;
  /** Ends the consent: forgets as `reset` does, and drops every event that is not sent yet. The next call starts again. */
  readonly stop: Task<void>;
};
