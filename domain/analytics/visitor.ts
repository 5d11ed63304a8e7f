import type { ProfileId } from '#domain/identity/accessToken.ts';
import { type Email, isSameEmail } from '#domain/identity/email.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import { type ReferenceSettings, type ReferenceSource, referenceSourceOf } from '#domain/redirect/entryPlatform.ts';
import type { Session } from '#domain/session/session.ts';
import type { AnalyticsEvent } from './events.ts';
import type { PageEvent } from './pageEvents.ts';

/** The part of a session that analytics may see. */
export type Visitor = {
  readonly profileId: ProfileId | null;
  readonly email: Email | null;
  readonly referenceSource: ReferenceSource | null;
  /** The account type that the token or the profile names. */
  readonly accountType: AccountType | null;
};

/** An event, or what happened on a page, and the visitor at that time. */
export type TrackedEvent = { readonly event: AnalyticsEvent | PageEvent; readonly visitor: Visitor };

/** The visitor of a session. */
export const visitorOf = ({ person, typed, visit }: Session, settings: ReferenceSettings): Visitor => ({
  profileId: person.profileId,
  email: typed.email,
  referenceSource: referenceSourceOf(visit.redirect, settings),
  accountType: person.accountType,
});

type Person = Pick<Visitor, 'profileId' | 'email'>;

/** Whether a visitor is another person than before. A visitor who was unknown before is nobody else. */
export const isAnotherPerson = (before: Person, now: Person): boolean => {
  if (before.profileId !== null && before.profileId !== now.profileId) return true;
  if (before.email === null) return false;
  // Because: the same profile is the same person, even if its email is unknown now.
  if (now.email === null && before.profileId !== null) return false;
  return !isSameEmail(before.email, now.email);
};
