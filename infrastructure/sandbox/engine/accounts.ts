import * as E from 'fp-ts/Either';
import type { Account, AccountDraft, LinkedProfile } from './account.ts';
import { e164 } from './phoneNumbers.ts';
import { randomProfileId, randomToken } from './random.ts';
import { refuse, type Refusal } from './reply.ts';
import type { Secret, StoredAccount } from './state.ts';
import type { EngineDeps } from './engineDeps.ts';

// Because: other letters change their case in surprising ways: the Kelvin sign becomes a plain k.
/** The key of an account: its email, trimmed, with its ASCII letters in lower case. */
export const emailKey = (email: string): string => email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Finds an account by its email, without regard to the case of ASCII letters; null if there is none. */
export const findAccount = ({ state }: EngineDeps, email: string): StoredAccount | null =>
  state.accounts.get(emailKey(email)) ?? null;

/** Stores an account in place of the one with the same email, and returns it. */
export const saveAccount = ({ state }: EngineDeps, account: StoredAccount): StoredAccount => {
  state.accounts.set(emailKey(account.email), account);
  return account;
};

/** Returns a new salt and the hash of the password, which may still be in progress. */
export const newSecret = (deps: EngineDeps, password: string): Secret => {
  const salt = randomToken(deps);
  return { salt, hash: deps.hash.password(password, salt) };
};

/** Creates an account; refuses if the email already has one. */
export const openAccount = (
  deps: EngineDeps,
  draft: AccountDraft,
  secret: Secret,
): E.Either<Refusal, StoredAccount> => {
  if (findAccount(deps, draft.email) !== null) return refuse('UsernameExistsException', 'The email is already in use');
  return E.right(saveAccount(deps, storedAccount(deps, draft, secret)));
};

/** Returns an account without its secret and its counters. */
export const publicAccount = ({
  secret: _secret,
  secondFactorFailures: _failures,
  ...account
}: StoredAccount): Account => account;

const storedAccount = (deps: EngineDeps, draft: AccountDraft, secret: Secret): StoredAccount => {
  const profileId = randomProfileId(deps);
  return {
    profileId,
    email: draft.email.trim(),
    accountType: draft.accountType,
    name: draft.name ?? nameFrom(draft.email),
    state: draft.state ?? 'Active',
    providers: draft.providers ?? [],
    phone: e164(draft.phone ?? '') ?? draft.phone ?? null,
    phoneValidated: draft.phoneValidated ?? true,
    twoFactor: draft.twoFactor ?? 'None',
    twoFactorStatus: draft.twoFactorStatus ?? 'Enabled',
    channels: draft.channels ?? ['SMS', 'CALL'],
    linked: (draft.linked ?? []).map((linked, index): LinkedProfile => ({
      ...linked,
      profileId: index === 0 ? profileId : randomProfileId(deps),
    })),
    marketing: false,
    secret,
    secondFactorFailures: 0,
  };
};

const nameFrom = (email: string): string => {
  const local = email.trim().split('@')[0] ?? '';
  return local.charAt(0).toUpperCase() + local.slice(1);
};
