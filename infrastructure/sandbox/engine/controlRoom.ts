import * as E from 'fp-ts/Either';
import { emailOf } from '#domain/identity/parseEmail.ts';
import type { AccountDraft } from './account.ts';
import { emailKey, findAccount, newSecret, openAccount, publicAccount } from './accounts.ts';
import type { ControlRoom } from './engineApi.ts';
import { e164 } from './phoneNumbers.ts';
import { clearState, type Secret, type SentCode } from './state.ts';
import type { EngineDeps } from './engineDeps.ts';

/** Makes the control room of one engine and creates the seed accounts. */
export const makeControlRoom = (deps: EngineDeps, seeds: ReadonlyArray<AccountDraft>): ControlRoom => {
  const passwords = new WeakMap<Secret, string>();
  const makeSecret = (password: string): Secret => {
    const secret = newSecret(deps, password);
    passwords.set(secret, password);
    return secret;
  };
  const secretOf = memoizeSecrets(makeSecret);
  const addSeeds = (): void => {
    for (const seed of seeds) openAccount(deps, seed, secretOf(seed.password));
  };
  addSeeds();
  return {
    accounts: () => Array.from(deps.state.accounts.values(), publicAccount),
    createAccount: (draft) =>
      E.map(publicAccount)(openAccount(deps, { ...draft, email: address(draft.email) }, makeSecret(draft.password))),
    // Because: a changed password is another secret, so the first one is forgotten at once.
    passwordOf: (email) => {
      const account = findAccount(deps, address(email));
      return account === null ? null : (passwords.get(account.secret) ?? null);
    },
    inbox: (to) => deps.state.sentCodes.filter((sentCode) => to === null || wasSentTo(sentCode, to)),
    reset: () => {
      clearState(deps.state);
      addSeeds();
    },
  };
};

// Because: the front end sends a domain in ASCII, and a person at the control room types it in its own letters.
const address = (email: string): string => emailOf(email) ?? email;

/** Hashes each password of the seeds once, however often the seeds are created, because the hash is slow. */
const memoizeSecrets = (makeSecret: (password: string) => Secret): ((password: string) => Secret) => {
  const secrets = new Map<string, Secret>();
  return (password) => {
    const secret = secrets.get(password) ?? makeSecret(password);
    secrets.set(password, secret);
    return secret;
  };
};

const wasSentTo = (sentCode: SentCode, to: string): boolean =>
  sentCode.channel === 'email' ? emailKey(sentCode.to) === emailKey(address(to)) : sentCode.to === e164(to);
