import * as E from 'fp-ts/Either';
import { inLowerCase } from '#domain/shared/parsing.ts';
import type { Account, AccountDraft } from './account.ts';
import { randomProfileId, randomToken, type EngineDeps } from './engineDeps.ts';
import { refuse, type Refusal } from './reply.ts';
import type { Secret, StoredAccount } from './state.ts';

/** The key of an account: its email, trimmed, with its ASCII letters in lower case. */
export const emailKey = (email: string): string => inLowerCase(email.trim());

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

const defaults = {
  state: 'Active',
  providers: [],
  phoneValidated: true,
  twoFactor: 'None',
  twoFactorStatus: 'Enabled',
  channels: ['SMS', 'CALL'],
  marketing: false,
  secondFactorFailures: 0,
} as const;

/** Creates an account; refuses if the email already has one. */
export const openAccount = (
  deps: EngineDeps,
  { password: _password, linked = [], phone = null, ...draft }: AccountDraft,
  secret: Secret,
): E.Either<Refusal, StoredAccount> => {
  const email = draft.email.trim();
  if (findAccount(deps, email) !== null) return refuse('UsernameExistsException');
  const profileId = randomProfileId(deps);
  const account: StoredAccount = {
    ...defaults,
    name: email,
    ...draft,
    email,
    profileId,
    phone,
    linked: linked.map((one, index) => ({ ...one, profileId: index === 0 ? profileId : randomProfileId(deps) })),
    secret,
  };
  return E.right(saveAccount(deps, account));
};

/** Returns an account without its secret and its counters. */
export const publicAccount = ({
  secret: _secret,
  secondFactorFailures: _failures,
  ...account
}: StoredAccount): Account => account;
