import type { Session } from '#domain/session/session.ts';
import type { AnalyticsEvent } from './events.ts';

/** What of a session may be told with an event: who the visitor is, who sent them, and nothing else of it. */
export type Visitor = Pick<Session, 'profileId' | 'email' | 'referenceSource'>;

/** An event together with the visitor as they were when it happened. */
export type Happening = { readonly event: AnalyticsEvent; readonly visitor: Visitor };

/** The visitor of a session. */
export const visitorOf = ({ profileId, email, referenceSource }: Session): Visitor => ({
  profileId,
  email,
  referenceSource,
});
