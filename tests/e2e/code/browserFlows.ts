import { expect } from '@playwright/test';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import type { BrowserFlow } from './browserFlow.ts';
import { signUpFlow } from './signUpFlow.ts';
import { chosen, fromPartner, signIn, typeCode, typePassword } from './steps.ts';

const recovery: BrowserFlow = {
  name: 'a recovery',
  email: 'personal@sandbox.test',
  confirmCall: 'authorization/confirmForgotPassword',
  sendCall: 'authorization/forgotPassword',
  heading: 'code.heading',
  before: ['reset.heading', 'signIn.heading'],
  begin: async (person, address = recovery.email) => {
    const { keys, field, link, seen } = person;
    await fromPartner(person);
    await keys.press(link('signIn.forgotten'));
    await seen('reset.heading');
    await keys.type(field('reset.email'), address);
    await keys.enter();
    await seen('code.heading');
  },
  correct: async ({ keys, field, link, seen }) => {
    await keys.press(link('code.otherEmail'));
    await seen('reset.heading');
    await keys.type(field('reset.email'), recovery.email);
    await keys.enter();
    await seen('code.heading');
  },
  give: async (person, code) => {
    if (await person.field('code.label').isVisible()) await typeCode(person, code);
    if (person.page.url().endsWith('/email-verification')) {
      await person.keys.enter();
      await person.seen('reset.new.heading');
    }
    await typePassword(person, chosen);
    await person.keys.enter();
  },
  end: ({ page }) => expectSignedIn(page, recovery.email),
};

const emailChange: BrowserFlow = {
  name: 'a change of email',
  email: 'newemail@sandbox.test',
  confirmCall: 'authorization/webChangeEmailConfirm',
  sendCall: 'authorization/webChangeEmailResend',
  heading: 'emailChange.heading',
  before: ['signIn.heading'],
  begin: async (person) => {
    await signIn(person, emailChange.email);
    await person.seen('emailChange.heading');
  },
  correct: null,
  give: async (person, code) => {
    await typeCode(person, code);
    await person.keys.enter();
  },
  end: ({ page }) => expectSignedIn(page, emailChange.email),
};

const passwordChange: BrowserFlow = {
  name: 'a change of password',
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
  give: async (person, code) => {
    await typeCode(person, code);
    await typePassword(person, chosen);
    await person.keys.enter();
  },
  end: async ({ page, sandbox }) => page.waitForURL(`${sandbox.origin('transfer.xe')}/settings`),
};

/** Every flow of an emailed code: sign-up in both kinds, recovery, a changed email and a changed password. */
export const browserFlows: ReadonlyArray<BrowserFlow> = [
  signUpFlow('Personal'),
  signUpFlow('Business'),
  recovery,
  emailChange,
  passwordChange,
];
