import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Payload } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent, GrantEvent } from '#domain/analytics/events.ts';
import type { PageEvent } from '#domain/analytics/pageEvents.ts';
import type { TrackedEvent, TrackedPageEvent } from '#domain/analytics/visitor.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { FlowMemory } from '#domain/navigation/flow.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** Who gets the queued events, and each new one. */
export type AnalyticsListener = {
  readonly onEvent: (tracked: TrackedEvent) => void;
  readonly onPageEvent: (tracked: TrackedPageEvent) => void;
};

/** The events of this page, in order, each with the visitor at that time. `track` and `report` never wait for the listener. */
export type AnalyticsEvents = {
  readonly track: (event: AnalyticsEvent) => void;
  readonly report: (event: PageEvent) => void;
  /** Sets the one listener. It gets the queued events first, then each new one. */
  readonly subscribe: (listener: AnalyticsListener) => void;
};

/** The event of a grant that waits for its account type; it survives a reload. Null for none. */
export type HeldGrantEvent = {
  readonly read: () => GrantEvent | null;
  readonly write: (name: GrantEvent | null) => void;
};

type Delivery = TaskEither<NormalisedError, void>;

/** The analytics service. It loads and stores nothing before the first call of `identify`, `track` or `page`. */
export type AnalyticsSink = {
  /** Names the visitor. Stores no more than an anonymous id on the device, and not even that of a visitor with a profile or an email. */
  readonly identify: (profileId: ProfileId | null, traits: Payload) => Delivery;
  readonly track: (name: AnalyticsEvent['name'], properties: Payload) => Delivery;
  readonly page: (name: ScreenName, properties: Payload) => Delivery;
  /** Sends one event without identity: no identifier is stored, or sent twice. */
  readonly trackAnonymously: (name: AnalyticsEvent['name'], properties: Payload) => Delivery;
  /** Forgets the person: later events have another anonymous id, no user id and no traits, and nothing stays on the device. */
  readonly reset: Task<void>;
  /** Ends the consent: forgets as `reset` does, and drops every event that is not sent yet. The next call starts again. */
  readonly stop: Task<void>;
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

/** Records the page for a replay, with all secrets masked. */
export type SessionRecorder = {
  readonly start: TaskEither<NormalisedError, void>;
  /** Stops the recording and sends nothing more. */
  readonly stop: () => void;
  /** Ends the recording of the person so far; what follows is another recording, with another address. */
  readonly forget: () => void;
  /** The address of the recording; null without a recording. */
  readonly url: () => string | null;
};
