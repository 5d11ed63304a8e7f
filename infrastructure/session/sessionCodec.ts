import * as t from 'io-ts';
import { dropsChallenge, readOAuth, type SafeUrl } from '#domain/redirect/redirect.ts';
import { ownWaits } from '#domain/session/cooldown.ts';
import { newSession, noRequest } from '#domain/session/newSession.ts';
import type { Person, Progress, Session } from '#domain/session/session.ts';
import { decodeJson, nullable } from '#infrastructure/http/codecs.ts';
import * as fields from './sessionFields.ts';

/** Validates a stored address again, because the storage may have been tampered with. */
export type RestoreRedirect = (stored: string) => SafeUrl | null;

type Warn = (line: string) => void;

type Stored<Group, MemoryOnly = never> = { readonly [Field in Exclude<keyof Group, MemoryOnly>]: t.Mixed };

// A new field of a group must be stored or memory-only, or this does not compile.
const visit = {
  redirect: nullable(t.string),
  hasRequestedRedirect: t.boolean,
  platform: nullable(fields.platform),
  continueAsPlatform: nullable(fields.platform),
  referenceSource: nullable(fields.referenceSource),
  helpcentre: nullable(t.string),
  uiLocales: nullable(t.string),
} satisfies Stored<Session['visit']>;

const rawOAuth = {
  state: nullable(t.string),
  codeChallenge: nullable(t.string),
  codeChallengeMethod: nullable(t.string),
};

const oAuth = { ...rawOAuth, promptsLogin: t.boolean } satisfies Stored<Session['oAuth']>;

const typed = {
  email: nullable(fields.email),
  typedEmail: nullable(t.string),
  accountType: nullable(fields.accountType),
  marketing: t.boolean,
} satisfies Stored<Session['typed']>;

const person = {
  profileId: nullable(fields.profileId),
  accountType: nullable(fields.accountType),
  linkedAccounts: fields.linkedAccounts,
  chosenProfileId: nullable(fields.profileId),
} satisfies Stored<Person, 'accessToken' | 'signedInAs' | 'confirmed' | 'authCode' | 'signInCode'>;

const codes = {
  purpose: nullable(fields.codePurpose),
  fault: nullable(fields.codeFault),
  resendAt: nullable(t.number),
} satisfies Stored<Session['codes']>;

const progress = {
  idpSession: fields.oneOf('None', 'Attempted', 'Failed', 'AccountExists', 'NoAccount', 'Live', 'Unproven'),
  passwordChange: fields.oneOf('None', 'NeedsSignIn', 'AfterSignIn'),
  refusedSend: nullable(fields.oneOf('SignUp', 'PasswordReset', 'EmailChange')),
  isNewAccount: t.boolean,
  unanswered: nullable(fields.oneOf('SignUp', 'SignUpCode', 'PasswordCode', 'EmailCode', 'TwoFactorCode')),
} satisfies Stored<Progress, 'hasConfirmedSignUp' | 'entryFault'>;

const group = <Fields extends t.Props>(of: Fields): t.ExactC<t.TypeC<Fields>> => t.exact(t.type(of));

const session = {
  userLocale: fields.locale,
  visit: group(visit),
  oAuth: group(oAuth),
  typed: group(typed),
  person: group(person),
  codes: group(codes),
  twoFactor: fields.keptTwoFactor,
  progress: group(progress),
  signOuts: t.number,
} satisfies Stored<Session, 'secrets' | 'endedElsewhere' | 'leaving'>;

/** The stored session: raise the version when the shape changes, so that sessions of other builds are ignored. */
const StoredSession = t.type({ version: t.literal(4), savedAt: t.number, session: group(session) });

// Because: a deployment must not take the partner from somebody who waits for a code. The version before had no groups.
const LastVersion = t.type({
  version: t.literal(3),
  session: group({ ...visit, oAuth: group(rawOAuth), promptsLogin: t.boolean, email: typed.email }),
});

/** The session as a text for the tab's storage, without secrets and phone numbers. */
export const writeSession = (of: Session, savedAt = 0): string =>
  JSON.stringify(StoredSession.encode({ version: 4, savedAt, session: of }));

type Entry = Pick<t.TypeOf<typeof StoredSession>['session'], 'visit' | 'oAuth'>;

const restoreEntry = (
  { visit: stored, oAuth: raw }: Entry,
  restoreRedirect: RestoreRedirect,
  warn: Warn,
): Pick<Session, 'visit' | 'oAuth'> => {
  const { promptsLogin } = raw;
  const redirect = stored.redirect === null ? null : restoreRedirect(stored.redirect);
  const hasRequestedRedirect = stored.hasRequestedRedirect && redirect !== null;
  // Because: state and challenge belong to the refused address, and must not go to a fallback. The reference source is read from it.
  if (stored.redirect !== null && redirect === null)
    return {
      visit: { ...stored, redirect, hasRequestedRedirect, referenceSource: null },
      oAuth: { ...noRequest, promptsLogin },
    };
  if (dropsChallenge(raw)) warn('Stored code challenge dropped: only a challenge with the method S256 is passed on');
  return { visit: { ...stored, redirect, hasRequestedRedirect }, oAuth: { ...readOAuth(raw), promptsLogin } };
};

/** The clock that stored times are in, and where it is reported that a challenge was dropped. */
export type StoreOptions = { readonly now: () => number; readonly warn: Warn };

/** The wall clock, and no report. */
export const plainOptions: StoreOptions = { now: Date.now, warn: () => undefined };

/**
 * The session that a text holds, its redirect validated again and dropped with its OAuth values if it is refused, and no wait of it longer
 * than when it was saved. Of the last version the visit, the OAuth values and the email; null for any other text.
 */
export const readSession = (
  text: string,
  restoreRedirect: RestoreRedirect,
  { now, warn }: StoreOptions = plainOptions,
): Session | null => {
  const stored = decodeJson(StoredSession, text);
  if (stored === null) return readLastVersion(text, restoreRedirect, warn);
  const { session: kept, savedAt } = stored;
  return {
    ...newSession,
    ...kept,
    ...restoreEntry(kept, restoreRedirect, warn),
    person: { ...newSession.person, ...kept.person },
    codes: ownWaits(kept.codes, savedAt, now()),
    twoFactor: { ...newSession.twoFactor, ...kept.twoFactor },
    progress: { ...newSession.progress, ...kept.progress },
  };
};

const readLastVersion = (text: string, restoreRedirect: RestoreRedirect, warn: Warn): Session | null => {
  const stored = decodeJson(LastVersion, text);
  if (stored === null) return null;
  const { oAuth: raw, promptsLogin, email, ...asked } = stored.session;
  const entry = { visit: asked, oAuth: { ...raw, promptsLogin } };
  return {
    ...newSession,
    ...restoreEntry(entry, restoreRedirect, warn),
    typed: { ...newSession.typed, email },
  };
};
