import * as t from 'io-ts';
import { dropsChallenge, noOAuth, readOAuth, type RawOAuth, type SafeUrl } from '#domain/redirect/redirect.ts';
import { ownWaits } from '#domain/session/ownDeadline.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import { decodeJson, nullable } from '#infrastructure/http/codecs.ts';
import * as fields from './sessionFields.ts';

/** Validates a stored address again, because the storage may have been tampered with. */
export type RestoreRedirect = (stored: string) => SafeUrl | null;

type Warn = (line: string) => void;

/** The version of the stored session: raise it when the shape changes, so that sessions of other builds are ignored. */
const version = 3;

/** The fields that are held in memory only. */
type MemoryOnly =
  | 'password'
  | 'code'
  | 'accessToken'
  | 'signedInAs'
  | 'confirmed'
  | 'authCode'
  | 'signInCode'
  | 'hasConfirmedSignUp'
  | 'entryFault'
  | 'endedElsewhere'
  | 'leaving';

const accountType = t.keyof({ Personal: null, Business: null, XECD: null, XERA: null });

/** The codec of every stored field. A new session field must be here or memory-only, or this does not compile. */
const storedFields = {
  userLocale: fields.locale,
  uiLocales: nullable(t.string),
  email: nullable(fields.email),
  typedEmail: nullable(t.string),
  codeFault: nullable(fields.codeFault),
  accountType: nullable(accountType),
  profileAccountType: nullable(accountType),
  platform: nullable(fields.platform),
  continueAsPlatform: nullable(fields.platform),
  redirect: nullable(t.string),
  hasRequestedRedirect: t.boolean,
  oAuth: fields.oAuth,
  promptsLogin: t.boolean,
  referenceSource: nullable(
    t.keyof({ personal: null, business: null, XECD: null, XERA: null, XECI: null, DEVPORTAL: null }),
  ),
  helpcentre: nullable(t.string),
  profileId: nullable(fields.profileId),
  linkedAccounts: fields.linkedAccounts,
  chosenProfileId: nullable(fields.profileId),
  hasConsentedToMarketing: t.boolean,
  isNewAccount: t.boolean,
  idpSession: t.keyof({
    None: null,
    Attempted: null,
    Failed: null,
    AccountExists: null,
    NoAccount: null,
    Live: null,
    Unproven: null,
  }),
  passwordChange: t.keyof({ None: null, NeedsSignIn: null, AfterSignIn: null }),
  refusedSend: nullable(t.keyof({ SignUp: null, PasswordReset: null, EmailChange: null })),
  twoFactor: fields.keptTwoFactor,
  codeFor: nullable(fields.codePurpose),
  unanswered: nullable(fields.oneTimeCall),
  resendAt: nullable(t.number),
  signOuts: fields.count,
  grantEvent: nullable(
    t.keyof({ 'Signed In': null, 'Signed Up': null, 'Password Reset': null, 'Password Changed': null }),
  ),
} satisfies { readonly [Field in Exclude<keyof Session, MemoryOnly>]: t.Mixed };

const Stored = t.type({
  version: t.literal(version),
  savedAt: fields.count,
  session: t.exact(t.type(storedFields)),
});

/** The session as a text for the tab's storage, without secrets and phone numbers. */
export const writeSession = (session: Session, savedAt = 0): string =>
  JSON.stringify(Stored.encode({ version, savedAt, session }));

type Entry = Pick<Session, 'redirect' | 'hasRequestedRedirect' | 'oAuth' | 'referenceSource'>;

// Because: state and challenge belong to the refused address, and must not go to a fallback. The reference source is read from it.
const noEntry: Entry = { redirect: null, hasRequestedRedirect: false, oAuth: noOAuth, referenceSource: null };

type StoredEntry = Omit<Entry, 'redirect' | 'oAuth'> & { readonly redirect: string | null; readonly oAuth: RawOAuth };

const restoreEntry = (
  { redirect: stored, hasRequestedRedirect, oAuth, referenceSource }: StoredEntry,
  restoreRedirect: RestoreRedirect,
  warn: Warn,
): Entry => {
  const redirect = stored === null ? null : restoreRedirect(stored);
  if (stored !== null && redirect === null) return noEntry;
  if (dropsChallenge(oAuth)) warn('Stored code challenge dropped: only a challenge with the method S256 is passed on');
  return {
    redirect,
    hasRequestedRedirect: hasRequestedRedirect && redirect !== null,
    oAuth: readOAuth(oAuth),
    referenceSource,
  };
};

/** The clock that stored times are in, and where it is reported that a challenge was dropped. */
export type StoreOptions = { readonly now: () => number; readonly warn: Warn };

/** The wall clock, and no report. */
export const plainOptions: StoreOptions = { now: Date.now, warn: () => undefined };

/**
 * The session that a text holds, its redirect validated again and dropped with its OAuth values if it is refused, and no wait of it longer
 * than when it was saved; null for any other text.
 */
export const readSession = (
  text: string,
  restoreRedirect: RestoreRedirect,
  { now, warn }: StoreOptions = plainOptions,
): Session | null => {
  const stored = decodeJson(Stored, text);
  if (stored === null) return null;
  const { session, savedAt } = stored;
  return {
    ...newSession,
    ...session,
    ...ownWaits(session, savedAt, now()),
    twoFactor: { ...newSession.twoFactor, ...session.twoFactor },
    ...restoreEntry(session, restoreRedirect, warn),
  };
};
