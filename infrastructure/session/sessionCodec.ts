import * as t from 'io-ts';
import type { Log } from '#application/ports/ports.ts';
import type { LinkedAccount } from '#domain/identity/accessToken.ts';
import { locales, pseudoLocale } from '#domain/locale/locale.ts';
import { platforms } from '#domain/platform/platform.ts';
import { ownWaits } from '#domain/session/cooldown.ts';
import { newAccountAfterReload } from '#domain/session/newAccount.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { decodeJson, nominalText, nullable } from '#infrastructure/http/codecs.ts';
import { readLastVersion } from './lastVersion.ts';
import { restoreEntry, type RestoreRedirect } from './restoreRedirect.ts';
import { codeFault, codePurpose, email, keptTwoFactor, oneOf } from './sessionFields.ts';

const platform = oneOf(...platforms);
const profileId = nominalText<'ProfileId'>();
const accountType = oneOf('Personal', 'Business', 'XECD', 'XERA');

// Because: without `exact`, a field that is not stored would be written with the others.
const group = <Fields extends t.Props>(of: Fields): t.ExactC<t.TypeC<Fields>> => t.exact(t.type(of));

type Stored<Group, MemoryOnly = never> = { readonly [Field in Exclude<keyof Group, MemoryOnly>]: t.Mixed };

// A new field of a group must be stored or memory-only, or this does not compile.
const visit = {
  redirect: nullable(t.string),
  hasRequestedRedirect: t.boolean,
  platform: nullable(platform),
  continueAsPlatform: nullable(platform),
  referenceSource: nullable(oneOf('personal', 'business', 'XECD', 'XERA', 'XECI', 'DEVPORTAL')),
  helpcentre: nullable(t.string),
  uiLocales: nullable(t.string),
} satisfies Stored<Session['visit']>;

const oAuth = {
  state: nullable(t.string),
  codeChallenge: nullable(t.string),
  codeChallengeMethod: nullable(t.string),
  promptsLogin: t.boolean,
} satisfies Stored<Session['oAuth']>;

const typed = {
  email: nullable(email),
  typedEmail: nullable(t.string),
  accountType: nullable(accountType),
  marketing: t.boolean,
} satisfies Stored<Session['typed']>;

const person = {
  profileId: nullable(profileId),
  accountType: nullable(accountType),
  linkedAccounts: t.readonlyArray(group({ profileId, accountType: oneOf('Personal', 'Business'), name: t.string })),
  chosenProfileId: nullable(profileId),
} satisfies Stored<Session['person'], 'accessToken' | 'signedInAs' | 'confirmed' | 'authCode' | 'signInCode'>;

const codes = {
  purpose: nullable(codePurpose),
  fault: nullable(codeFault),
  resendAt: nullable(t.number),
} satisfies Stored<Session['codes']>;

const progress = {
  idpSession: oneOf('None', 'Attempted', 'Failed', 'AccountExists', 'NoAccount', 'Live', 'Unproven'),
  passwordChange: oneOf('None', 'NeedsSignIn', 'AfterSignIn'),
  refusedSend: nullable(oneOf('SignUp', 'PasswordReset', 'EmailChange')),
  newAccount: oneOf('None', 'ConfirmedHere', 'ConfirmedBefore'),
  unanswered: nullable(oneOf('SignUp', 'SignUpCode', 'PasswordCode', 'EmailCode', 'TwoFactorCode')),
} satisfies Stored<Session['progress'], 'entryFault'>;

const session = {
  userLocale: oneOf(...locales, pseudoLocale),
  visit: group(visit),
  oAuth: group(oAuth),
  typed: group(typed),
  person: group(person),
  codes: group(codes),
  twoFactor: keptTwoFactor,
  progress: group(progress),
  signOuts: t.number,
} satisfies Stored<Session, 'secrets' | 'endedElsewhere' | 'leaving'>;

/** The stored session: raise the version when the shape changes, so that sessions of other builds are ignored. */
const StoredSession = t.type({ version: t.literal(4), savedAt: t.number, session: group(session) });

/** The session as a text for the tab's storage, without secrets and phone numbers. */
export const writeSession = (of: Session, savedAt = 0): string =>
  JSON.stringify(StoredSession.encode({ version: 4, savedAt, session: of }));

type StoredAccount = Omit<LinkedAccount, 'mobileNumber'>;

const withoutNumber = (account: StoredAccount): LinkedAccount => ({ ...account, mobileNumber: null });

/** The clock that stored times are in, and where it is reported that a challenge was dropped. */
export type StoreOptions = { readonly now: () => number; readonly error: Log['error'] };

/** The wall clock, and no report. */
export const plainOptions: StoreOptions = { now: Date.now, error: () => undefined };

/** The session that a text holds, of the last version what may stay; null for any other text. No wait is longer than it was. */
export const readSession = (
  text: string,
  restoreRedirect: RestoreRedirect,
  { now, error }: StoreOptions = plainOptions,
): Session | null => {
  const stored = decodeJson(StoredSession, text);
  if (stored === null) return readLastVersion(text, restoreRedirect, error);
  const { session: kept, savedAt } = stored;
  return {
    ...newSession,
    ...kept,
    ...restoreEntry(kept, restoreRedirect, error),
    person: { ...newSession.person, ...kept.person, linkedAccounts: kept.person.linkedAccounts.map(withoutNumber) },
    codes: ownWaits(kept.codes, savedAt, now()),
    twoFactor: { ...newSession.twoFactor, ...kept.twoFactor },
    progress: { ...newSession.progress, ...kept.progress, newAccount: newAccountAfterReload(kept.progress.newAccount) },
  };
};
