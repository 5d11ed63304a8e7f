import type { TaskEither } from 'fp-ts/TaskEither';
import type { Task } from 'fp-ts/Task';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { Payload } from '#domain/analytics/eventProperties.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { ScreenName } from '#domain/navigation/screenName.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

type Sent = TaskEither<NormalisedError, void>;

/** Where analytics goes. Nothing is loaded and nothing kept on the device before the first of the first three calls. */
export type AnalyticsSink = {
  readonly identify: (profileId: ProfileId | null, traits: Payload) => Sent;
  readonly track: (name: AnalyticsEvent['name'], properties: Payload) => Sent;
  readonly page: (name: ScreenName, properties: Payload) => Sent;
  /** The same by a call of its own, made at once: it arrives even from a page that is going. */
  readonly trackAtOnce: (name: AnalyticsEvent['name'], properties: Payload) => Sent;
  /** Delivers one event of nobody: no identifier is kept, or sent twice. */
  readonly trackNobody: (name: AnalyticsEvent['name'], properties: Payload) => Sent;
  /** Forgets the visitor, and takes off the device what was kept on it. */
  readonly forget: Task<void>;
};
