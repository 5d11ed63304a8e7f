import { expect } from '@playwright/test';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import type { BrowserFlow } from './browserFlow.ts';
import { signUpFlow } from './signUpFlow.ts';
import { chosenPassword, openSignInFromPartner, signIn, insertCode, typePassword } from './steps.ts';

/** The flow of a forgotten password. */
export const recovery: BrowserFlow = {
  name: 'recovery',
  email: 'personal@sandbox.test',
  confirmCall: 'authorization/confirmForgotPassword',
  sendCall: 'authorization/forgotPassword',
  heading: 'code.heading',
  before: ['reset.heading', 'signIn.heading'],
  begin: async (person, address = recovery.email) => {
    const { keys, field, link, expectScreen } = person;
    await openSignInFromPartner(person);
    await keys.press(link('signIn.forgotten'));
    await expectScreen('reset.heading');
    await keys.type(field('reset.email'), address);
    await keys.enter();
    await expectScreen('code.heading');
  },
  correct: async ({ keys, field, link, expectScreen }) => {
    await keys.press(link('code.otherEmail'));
    await expectScreen('reset.heading');
    await keys.type(field('reset.email'), recovery.email);
    await keys.enter();
    await expectScreen('code.heading');
  },
  sendCode: async (person, code) => {
    if (await person.field('code.label').isVisible()) await insertCode(person, code);
    if (person.page.url().endsWith('/email-verification')) {
      await person.keys.enter();
      await person.expectScreen('reset.new.heading');
    }
    await typePassword(person, chosenPassword);
    await person.keys.enter();
  },
  expectEnd: ({ page }) => expectSignedIn(page, recovery.email),
};

const emailChange: BrowserFlow = {
  name: 'email change',
  email: 'newemail@sandbox.test',
  confirmCall: 'authorization/webChangeEmailConfirm',
  sendCall: 'authorization/webChangeEmailResend',
  heading: 'emailChange.heading',
  before: ['signIn.heading'],
  begin: async (person) => {
    await signIn(person, emailChange.email);
    await person.expectScreen('emailChange.heading');
  },
  correct: null,
  sendCode: async (person, code) => {
    await insertCode(person, code);
    await person.keys.enter();
  },
  expectEnd: ({ page }) => expectSignedIn(page, emailChange.email),
};

const passwordChange: BrowserFlow = {
  name: 'password change',
  email: 'personal@sandbox.test',
  confirmCall: 'authorization/confirmForgotPassword',
  sendCall: 'authorization/forgotPassword',
  heading: 'changePassword.heading',
  before: [],
  begin: async (person) => {
    const { page, keys, field } = person;
    await signIn(person, passwordChange.email);
    await expectSignedIn(page, passwordChange.email);
    await keys.press(page.getByRole('link', { name: 'Settings' }));
    await keys.press(page.getByRole('link', { name: 'Change password' }));
    await expect(field('code.label')).toBeVisible();
  },
  correct: null,
  sendCode: async (person, code) => {
    await insertCode(person, code);
    await typePassword(person, chosenPassword);
    await person.keys.enter();
  },
  expectEnd: async ({ page, sandbox, keys, button, expectScreen }) => {
    await expectScreen('changePassword.done');
    await keys.press(button('session.continue'));
    await page.waitForURL(`${sandbox.origin('transfer.xe')}/settings`);
  },
};

/** A flow for each purpose of an emailed code: sign-up, recovery, email change and password change. */
export const browserFlows: ReadonlyArray<BrowserFlow> = [signUpFlow('Personal'), recovery, emailChange, passwordChange];
