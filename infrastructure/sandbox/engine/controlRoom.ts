import * as E from 'fp-ts/Either';
import { emailOf } from '#domain/identity/email.ts';
import type { Account, AccountDraft } from './account.ts';
import { emailKey, newSecret, openAccount, publicAccount } from './accounts.ts';
import type { EngineDeps } from './engineDeps.ts';
import { e164 } from './phoneNumbers.ts';
import type { Refusal } from './reply.ts';
import { emptyState, type Secret, type SentCode } from './state.ts';

/** What the control room and the tests do with the engine directly, without a launchpad call. */
export type ControlRoom = ReturnType<typeof makeControlRoom>;

/** Makes the control room of one engine and creates the seed accounts. */
export const makeControlRoom = (deps: EngineDeps, seeds: ReadonlyArray<AccountDraft>) => {
  // Because: the hash is slow, and the seeds share one password.
  const secrets = new Map<string, Secret>();
  const secretOf = (password: string): Secret => {
    const secret = secrets.get(password) ?? newSecret(deps, password);
    secrets.set(password, secret);
    return secret;
  };
  const create = (draft: AccountDraft) => openAccount(deps, draft, secretOf(draft.password));
  seeds.forEach(create);
  return {
    accounts: (): ReadonlyArray<Account> => Array.from(deps.state.accounts.values(), publicAccount),
    createAccount: ({ email, phone = null, ...draft }: AccountDraft): E.Either<Refusal, Account> => {
      const number = phone === null ? null : (e164(phone) ?? phone);
      return E.map(publicAccount)(create({ ...draft, email: address(email), phone: number }));
    },
    /** The sent codes, newest first; with `to`, only those for that email address or phone number. */
    inbox: (to: string | null): ReadonlyArray<SentCode> =>
      deps.state.sentCodes.filter((sentCode) => to === null || wasSentTo(sentCode, to)),
    /** Restores the seed accounts and deletes sessions, codes and sent codes. */
    reset: (): void => {
      Object.assign(deps.state, emptyState());
      seeds.forEach(create);
    },
  };
};

/** An email as the front end sends it, with its domain in ASCII, for one that a person at the control room types. */
const address = (email: string): string => emailOf(email) ?? email;

const wasSentTo = (sentCode: SentCode, to: string): boolean =>
  sentCode.channel === 'email' ? emailKey(sentCode.to) === emailKey(address(to)) : sentCode.to === e164(to);
