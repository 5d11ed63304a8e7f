import * as E from 'fp-ts/Either';
import type { Account, AccountDraft, LinkedProfile } from './account.ts';
import { freshProfileId, unguessable } from './chance.ts';
import { refuse, type Refusal } from './reply.ts';
import type { Secret, StoredAccount } from './state.ts';
import type { Workings } from './workings.ts';

/** One account whatever the case it is written in. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export const findAccount = ({ state }: Workings, email: string): StoredAccount | null =>
  state.accounts.get(emailKey(email)) ?? null;

/** Keeps a changed account in the place of the one before, and answers it. */
export const keepAccount = ({ state }: Workings, account: StoredAccount): StoredAccount => {
  state.accounts.set(emailKey(account.email), account);
  return account;
};

/** A new salt, and the hash begun. */
export const newSecret = (workings: Workings, password: string): Secret => {
  const salt = unguessable(workings);
  return { salt, hash: workings.hash.password(password, salt) };
};

/** Opens an account, unless the address has one. */
export const openAccount = (
  workings: Workings,
  draft: AccountDraft,
  secret: Secret,
): E.Either<Refusal, StoredAccount> => {
  if (findAccount(workings, draft.email) !== null)
    return refuse('UsernameExistsException', 'The email is already in use');
  return E.right(keepAccount(workings, storedAccount(workings, draft, secret)));
};

/** An account as it may be shown: without its secret. */
export const shownAccount = ({
  secret: _secret,
  secondFactorFailures: _failures,
  ...account
}: StoredAccount): Account => account;

const storedAccount = (workings: Workings, draft: AccountDraft, secret: Secret): StoredAccount => {
  const profileId = freshProfileId(workings);
  return {
    profileId,
    email: draft.email.trim(),
    accountType: draft.accountType,
    name: draft.name ?? nameFrom(draft.email),
    state: draft.state ?? 'Active',
    providers: draft.providers ?? [],
    phone: draft.phone ?? null,
    phoneValidated: draft.phoneValidated ?? true,
    twoFactor: draft.twoFactor ?? 'None',
    twoFactorStatus: draft.twoFactorStatus ?? 'Enabled',
    channels: draft.channels ?? ['SMS', 'CALL'],
    linked: (draft.linked ?? []).map((linked, index): LinkedProfile => ({
      ...linked,
      profileId: index === 0 ? profileId : freshProfileId(workings),
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
