import { password } from '#tests/e2e/sign-in/signInPage.ts';
import type { PageUser } from './pageUser.ts';

/** The new password that the flows choose. */
export const chosenPassword = 'Quite-another-horse-2';

/** Opens the sign-in form by the address of the partner's link. */
export const openSignInFromPartner = async ({ page, sandbox, expectScreen }: PageUser): Promise<void> => {
  await page.goto(`${sandbox.origin('transfer.xe')}/sign-in`, { waitUntil: 'commit' });
  await expectScreen('signIn.heading');
};

/** Opens the sign-in form from the partner, and signs in. */
export const signIn = async (person: PageUser, email: string): Promise<void> => {
  const { keys, field } = person;
  await openSignInFromPartner(person);
  await keys.type(field('signIn.email'), email);
  await keys.type(field('signIn.password'), password);
  await keys.enter();
};

/** Replaces the text of the code field in one piece. A whole code may be sent by itself before the next key. */
export const insertCode = async ({ keys, field }: PageUser, code: string): Promise<void> => {
  await keys.type(field('code.label'), code);
};

/** Moves to the password field if the form has one, and types the password if the field is empty. */
export const typePassword = async ({ page, keys }: PageUser, secret: string): Promise<void> => {
  const passwordField = page.locator('main input[name="password"]');
  if (!(await passwordField.isVisible())) return;
  await keys.reach(passwordField);
  if ((await passwordField.inputValue()) === '') await keys.type(passwordField, secret);
};
