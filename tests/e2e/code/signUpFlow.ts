import { expect } from '@playwright/test';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import type { BrowserFlow } from './browserFlow.ts';
import type { PageUser } from './pageUser.ts';
import { chosenPassword, openSignInFromPartner, insertCode, typePassword } from './steps.ts';

/** The sign-up flow of an account type. */
export const signUpFlow = (type: 'Personal' | 'Business'): BrowserFlow => {
  const email = 'ada@example.test';
  const fill = async ({ keys, field, expectScreen }: PageUser, address: string): Promise<void> => {
    await keys.type(field('signUp.email'), address);
    await keys.type(field('signUp.password'), chosenPassword);
    await keys.enter();
    await expectScreen('code.heading');
  };
  return {
    name: `${type.toLowerCase()} sign-up`,
    email,
    confirmCall: 'authorization/confirmSignup',
    sendCall: 'authorization/resendConfirmationCode',
    heading: 'code.heading',
    before: ['signUp.heading', 'signIn.heading'],
    begin: async (person, address = email) => {
      const { page, keys, link, expectScreen } = person;
      await openSignInFromPartner(person);
      await keys.press(link('signIn.createAccount'));
      await expectScreen('signUp.heading');
      await keys.reach(page.getByRole('radio').first());
      if (type === 'Business') await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { checked: true })).toHaveValue(type);
      await fill(person, address);
    },
    correct: async (person) => {
      await person.keys.press(person.link('code.otherEmail'));
      await person.expectScreen('signUp.heading');
      await fill(person, email);
    },
    sendCode: async (person, code) => {
      await typePassword(person, chosenPassword);
      await insertCode(person, code);
      await person.keys.enter();
    },
    expectEnd: ({ page }) => expectSignedIn(page, email, type),
  };
};
