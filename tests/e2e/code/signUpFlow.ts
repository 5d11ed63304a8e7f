import { expect } from '@playwright/test';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import type { BrowserFlow } from './browserFlow.ts';
import type { Person } from './person.ts';
import { chosen, fromPartner, typeCode, typePassword } from './steps.ts';

/** Opening an account of a kind. */
export const signUpFlow = (type: 'Personal' | 'Business'): BrowserFlow => {
  const email = 'ada@example.test';
  const fill = async ({ keys, field, seen }: Person, address: string): Promise<void> => {
    await keys.type(field('signUp.email'), address);
    await keys.type(field('signUp.password'), chosen);
    await keys.enter();
    await seen('code.heading');
  };
  return {
    name: `a ${type.toLowerCase()} sign-up`,
    email,
    confirmCall: 'authorization/confirmSignup',
    sendCall: 'authorization/resendConfirmationCode',
    heading: 'code.heading',
    before: ['signUp.heading', 'signIn.heading'],
    begin: async (person, address = email) => {
      const { page, keys, link, seen } = person;
      await fromPartner(person);
      await keys.press(link('signIn.createAccount'));
      await seen('signUp.heading');
      await keys.reach(page.getByRole('radio').first());
      if (type === 'Business') await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { checked: true })).toHaveValue(type);
      await fill(person, address);
    },
    correct: async (person) => {
      await person.keys.press(person.link('code.otherEmail'));
      await person.seen('signUp.heading');
      await fill(person, email);
    },
    give: async (person, code) => {
      await typePassword(person, chosen);
      await typeCode(person, code);
      await person.keys.enter();
    },
    end: ({ page }) => expectSignedIn(page, email, type),
  };
};
