import { password } from '#tests/e2e/sign-in/signInPage.ts';
import type { Person } from './person.ts';

export const chosen = 'Quite-another-horse-2';

/** Comes from the partner to the sign-in form. */
export const fromPartner = async ({ page, sandbox, keys, seen }: Person): Promise<void> => {
  await page.goto(sandbox.origin('transfer.xe'));
  await keys.press(page.getByRole('link', { name: 'Sign in' }));
  await seen('signIn.heading');
};

/** Comes from the partner, and signs in. */
export const signIn = async (person: Person, email: string): Promise<void> => {
  const { keys, field } = person;
  await fromPartner(person);
  await keys.type(field('signIn.email'), email);
  await keys.type(field('signIn.password'), password);
  await keys.enter();
};

export const typeCode = async ({ keys, field }: Person, code: string): Promise<void> => {
  await keys.type(field('code.label'), code);
};

/** Comes to the password where one is asked for beside the code, and types it where none stands there yet. */
export const typePassword = async ({ page, keys }: Person, secret: string): Promise<void> => {
  const asked = page.locator('main input[name="password"]');
  if (!(await asked.isVisible())) return;
  await keys.reach(asked);
  if ((await asked.inputValue()) === '') await keys.type(asked, secret);
};
