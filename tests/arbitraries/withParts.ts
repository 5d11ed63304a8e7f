import type { Session } from '#domain/session/session.ts';

type Grouped = 'visit' | 'typed' | 'person' | 'secrets' | 'codes' | 'twoFactor' | 'progress';
type Single = 'userLocale' | 'oAuth' | 'hasLeft';

/** Some fields of some groups of a session, and some of its fields without a group. */
export type Parts = { readonly [Group in Grouped]?: Partial<Session[Group]> } & Partial<Pick<Session, Single>>;

/** The session with these fields; the other fields of each group stay. */
export const withParts = (
  session: Session,
  { visit, typed, person, secrets, codes, twoFactor, progress, ...single }: Parts,
): Session => ({
  ...session,
  visit: { ...session.visit, ...visit },
  typed: { ...session.typed, ...typed },
  person: { ...session.person, ...person },
  secrets: { ...session.secrets, ...secrets },
  codes: { ...session.codes, ...codes },
  twoFactor: { ...session.twoFactor, ...twoFactor },
  progress: { ...session.progress, ...progress },
  ...single,
});
