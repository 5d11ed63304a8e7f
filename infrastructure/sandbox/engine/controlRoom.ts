import * as E from 'fp-ts/Either';
import type { AccountDraft } from './account.ts';
import { emailKey, newSecret, openAccount, shownAccount } from './accounts.ts';
import type { ControlRoom } from './engineFace.ts';
import type { Mail } from './mail.ts';
import { clearState, type Secret } from './state.ts';
import type { Workings } from './workings.ts';

/** The control room of one engine, its seeds planted. */
export const makeControlRoom = (workings: Workings, seeds: ReadonlyArray<AccountDraft>): ControlRoom => {
  const secretOf = seedSecrets(workings);
  const plant = (): void => {
    for (const seed of seeds) openAccount(workings, seed, secretOf(seed.password));
  };
  plant();
  return {
    accounts: () => Array.from(workings.state.accounts.values(), shownAccount),
    createAccount: (draft) => E.map(shownAccount)(openAccount(workings, draft, newSecret(workings, draft.password))),
    inbox: (to) => workings.state.mail.filter((mail) => to === null || wentTo(mail, to)),
    reset: () => {
      clearState(workings.state);
      plant();
    },
  };
};

/** One slow hash for each password the seeds share, made once however often they are planted. */
const seedSecrets = (workings: Workings): ((password: string) => Secret) => {
  const made = new Map<string, Secret>();
  return (password) => {
    const secret = made.get(password) ?? newSecret(workings, password);
    made.set(password, secret);
    return secret;
  };
};

const wentTo = (mail: Mail, to: string): boolean =>
  mail.channel === 'email' ? emailKey(mail.to) === emailKey(to) : digitsOf(mail.to) === digitsOf(to);

const digitsOf = (number: string): string => number.replace(/\D/g, '');
