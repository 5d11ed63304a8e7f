import type * as E from 'fp-ts/Either';
import { assert } from 'vitest';
import type { Destination } from '#domain/navigation/destination.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { goTo, signIn, signInElsewhere } from '#tests/application/support/visits.ts';

const [email, password] = ['personal@sandbox.test', 'Quite-another-horse-2'];
const newAccount = { email: 'ada@example.test', password, marketing: false, termsVersion: '1' };

/** Does all of an act that confirms a person but its last step, which it returns. */
export type Act = (app: TestApp) => Promise<() => Promise<E.Either<unknown, Destination>>>;

export const signsIn: Act = async ({ useCases }) => useCases.signIn.submit({ email, password: seedPassword });
export const resets: Act = async ({ useCases, newest }) => {
  await useCases.password.askForReset(email)();
  return useCases.password.reset({ code: newest(), password });
};
export const signsUp: Act = async ({ useCases, newest }) => {
  await useCases.signUp.submit({ ...newAccount, accountType: 'Business' })();
  await useCases.signUp.confirm({ code: newest(), password: null })();
  return useCases.signUp.finish(() => undefined);
};
export const changesEmail: Act = async (app) => {
  await signIn(app, 'newemail');
  return app.useCases.email.confirmChange(app.newest());
};
export const givesFactor: Act = async (app) => {
  await signIn(app, 'email2fa');
  return app.useCases.twoFactor.verify({ code: app.newest(), password: null, rememberBrowser: false });
};
export const selects: Act = async (app) => {
  await signIn(app, 'linked');
  const chosen = app.session().person.linkedAccounts.find(({ accountType }) => accountType === 'Business');
  assert(chosen !== undefined);
  return app.useCases.signIn.selectAccount(chosen.profileId);
};
export const changesPassword: Act = async (app) => {
  const ofPassword = app.useCases.password;
  await ofPassword.openChange()();
  await signIn(app, 'personal');
  await ofPassword.openChange()();
  await ofPassword.change({ code: app.newest(), password })();
  return ofPassword.leaveChange();
};
export const continues: Act = async (app) => {
  await signInElsewhere(app, 'personal');
  await goTo(app, '/continue');
  return app.useCases.visit.continue();
};
