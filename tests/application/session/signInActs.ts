import type * as E from 'fp-ts/Either';
import { assert } from 'vitest';
import type { Destination } from '#domain/navigation/destination.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { goTo, signIn, signInElsewhere } from '#tests/application/support/visits.ts';

const ada = { email: 'ada@example.test', password: 'Quite-another-horse-2' };
const newAccount = { ...ada, accountType: 'Personal', marketing: false, termsVersion: '1' } as const;

/** Does all of an act but its last step, which it returns. */
export type Act = (app: TestApp) => Promise<() => Promise<E.Either<unknown, Destination>>>;

/** The acts that confirm a person in this document, up to the one that completes the sign-in. */
export const acts: ReadonlyArray<readonly [string, Act]> = [
  [
    'a sign-in',
    async ({ useCases }) => useCases.signIn.submit({ email: 'personal@sandbox.test', password: seedPassword }),
  ],
  [
    'a reset',
    async ({ useCases, newest }) => {
      await useCases.password.askForReset('personal@sandbox.test')();
      await useCases.password.enterResetCode(newest())();
      return useCases.password.reset({ code: null, password: ada.password });
    },
  ],
  [
    'a confirmed sign-up',
    async ({ useCases, newest }) => {
      await useCases.signUp.submit(newAccount)();
      await useCases.signUp.confirm({ code: newest(), password: null })();
      return useCases.signUp.finish(() => undefined);
    },
  ],
  [
    'a confirmed change of the email',
    async ({ useCases, newest }) => {
      await signIn({ useCases }, 'newemail');
      return useCases.email.confirmChange(newest());
    },
  ],
  [
    'a second factor',
    async ({ useCases, newest }) => {
      await signIn({ useCases }, 'email2fa');
      return useCases.twoFactor.verify({ code: newest(), password: null, rememberBrowser: false });
    },
  ],
  [
    'a chosen account',
    async ({ useCases }) => {
      await signIn({ useCases }, 'linked');
      const [account] = useCases.session.get().person.linkedAccounts;
      assert(account !== undefined);
      return useCases.signIn.selectAccount(account.profileId);
    },
  ],
  [
    'a changed password',
    async ({ useCases, newest }) => {
      await useCases.password.openChange()();
      await signIn({ useCases }, 'personal');
      await useCases.password.openChange()();
      await useCases.password.change({ code: newest(), password: ada.password })();
      return useCases.password.leaveChange();
    },
  ],
  [
    'a press on "Continue"',
    async (app) => {
      await signInElsewhere(app, 'personal');
      await goTo(app, '/continue');
      return app.useCases.visit.continue();
    },
  ],
];
