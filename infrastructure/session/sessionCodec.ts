import * as t from 'io-ts';
import { locales, pseudoLocale } from '#domain/locale/locale.ts';
import { accountTypes } from '#domain/platform/accountType.ts';
import { platforms } from '#domain/platform/platform.ts';
import { ownWaits } from '#domain/session/codeState.ts';
import { newSession } from '#domain/session/newSession.ts';
import { newAccountAfterReload } from '#domain/session/person.ts';
import type { Session } from '#domain/session/session.ts';
import { decodeJson, either, nominalText, nullable } from '#infrastructure/http/codecs.ts';
import { restoreEntry, type RestoreRedirect } from './restoreRedirect.ts';
import { codeFault, codePurpose, email, oneOf, storedTwoFactor } from './sessionFields.ts';

const profileId = nominalText<'ProfileId'>();
const accountType = oneOf(...accountTypes);

// Because: without `exact`, a field that is not stored would be written with the others.
const group = <Fields extends t.Props>(fields: Fields): t.ExactC<t.TypeC<Fields>> => t.exact(t.type(fields));

/** A codec for each field of a group that is stored. A new field must be stored or named as memory-only, or nothing compiles. */
type Stored<Group, MemoryOnly = never> = { readonly [Field in Exclude<keyof Group, MemoryOnly>]: t.Mixed };

const visit = {
  redirect: nullable(t.string),
  hasRequestedRedirect: t.boolean,
  platform: nullable(oneOf(...platforms)),
  helpcentre: nullable(t.string),
} satisfies Stored<Session['visit']>;

const oAuth = {
  state: nullable(t.string),
  codeChallenge: nullable(t.string),
  promptsLogin: t.boolean,
} satisfies Stored<Session['oAuth']>;

const typed = {
  email: nullable(email),
  typedEmail: nullable(t.string),
  accountType: nullable(oneOf('Personal', 'Business')),
  marketing: t.boolean,
} satisfies Stored<Session['typed']>;

const person = {
  profileId: nullable(profileId),
  accountType: nullable(accountType),
  linkedAccounts: t.readonlyArray(group({ profileId, accountType, name: t.string })),
  chosenProfileId: nullable(profileId),
  cookie: nullable(either(t.number, t.literal('None'))),
} satisfies Stored<Session['person'], 'accessToken' | 'signedInAs' | 'confirmed' | 'authCode' | 'signInCode'>;

const codes = {
  purpose: nullable(codePurpose),
  fault: nullable(codeFault),
  resendAt: nullable(t.number),
} satisfies Stored<Session['codes']>;

const progress = {
  idpSession: oneOf('None', 'Attempted', 'Failed', 'AccountExists', 'NoAccount', 'Live', 'Unproven'),
  pending: oneOf('None', 'SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange', 'ContinuedPasswordChange'),
  newAccount: oneOf('None', 'ConfirmedHere', 'ConfirmedBefore'),
} satisfies Stored<Session['progress'], 'entryFault' | 'ended'>;

const session = {
  userLocale: oneOf(...locales, pseudoLocale),
  visit: group(visit),
  oAuth: group(oAuth),
  typed: group(typed),
  person: group(person),
  codes: group(codes),
  twoFactor: storedTwoFactor,
  progress: group(progress),
} satisfies Stored<Session, 'secrets' | 'hasLeft'>;

/** The stored session: raise the version when the shape changes, so that sessions of other builds are ignored. */
const StoredSession = t.type({ version: t.literal(6), savedAt: t.number, session: group(session) });

/** The session as a text for the storage of the tab. It has no secret and no phone number. */
export const writeSession = (toStore: Session, savedAt = 0): string =>
  JSON.stringify(StoredSession.encode({ version: 6, savedAt, session: toStore }));

/** The session that a text holds; null for any other text. The waits in it are no longer than when it was stored. */
export const readSession = (text: string, restore: RestoreRedirect, now: number = Date.now()): Session | null => {
  const decoded = decodeJson(StoredSession, text);
  if (decoded === null) return null;
  const { session: stored, savedAt } = decoded;
  const newAccount = newAccountAfterReload(stored.progress.newAccount);
  const linkedAccounts = stored.person.linkedAccounts.map((account) => ({ ...account, mobileNumber: null }));
  return {
    ...newSession,
    ...stored,
    ...restoreEntry(stored, restore),
    person: { ...newSession.person, ...stored.person, linkedAccounts },
    codes: ownWaits(stored.codes, savedAt, now),
    twoFactor: { ...newSession.twoFactor, ...stored.twoFactor },
    progress: { ...newSession.progress, ...stored.progress, newAccount },
  };
};
