import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Payload } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { PageEvent } from '#domain/analytics/pageEvents.ts';
import type { TrackedEvent } from '#domain/analytics/visitor.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { FlowMemory, ScreenName } from '#domain/navigation/routes.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** The events of this page, in order, each with the visitor at that time. `track` never waits for the listener. */
export type AnalyticsEvents = {
  readonly track: (event: AnalyticsEvent | PageEvent) => void;
  /** Sets the one listener. It gets the queued events first, then each new one. */
  readonly subscribe: (listener: (tracked: TrackedEvent) => void) => void;
};

type Delivery = TaskEither<NormalisedError, void>;

/** Opens the analytics service, which asks `maySend` before it loads, and before it takes each call. */
export type OpenAnalytics = (maySend: () => boolean) => AnalyticsSink;

/** The analytics service. It takes the calls in their order, and drops those that may not be sent by then. */
export type AnalyticsSink = {
  /** Names the visitor. Stores no more than an anonymous id on the device, and not even that of a visitor with a profile or an email. */
  readonly identify: (profileId: ProfileId | null, traits: Payload) => Delivery;
  readonly track: (name: AnalyticsEvent['name'], properties: Payload) => Delivery;
  readonly page: (name: ScreenName, properties: Payload) => Delivery;
  /** Sends one event without identity: no identifier is stored, or sent twice. */
  readonly trackAnonymously: (name: AnalyticsEvent['name'], properties: Payload) => Delivery;
  /** Forgets the person: later events have another anonymous id, no user id and no traits, and nothing stays on the device. */
  readonly reset: Task<void>;
};

/** The data layer of the tag manager. */
export type TagManager = {
  readonly push: (event: string, variables: Payload) => void;
};

/** Stores the flow label of analytics for the lifetime of the tab, across reloads. */
export type FlowStore = {
  /** Returns `noFlow` if nothing is stored. */
  readonly get: () => FlowMemory;
  readonly set: (memory: FlowMemory) => void;
};

/** Opens the session recorder, which asks `maySend` before it collects or sends anything. */
export type OpenRecorder = (maySend: () => boolean) => SessionRecorder;

/** Records the page for a replay, with all secrets masked. */
export type SessionRecorder = {
  /** Starts the recording once, if it may still send; a start that failed or was too late can be repeated. */
  readonly start: TaskEither<NormalisedError, void>;
  /** Ends the recording of the person so far; what follows is another recording, with another address. */
  readonly forget: () => void;
  /** The address of the recording; null without a recording. */
  readonly url: () => string | null;
};
