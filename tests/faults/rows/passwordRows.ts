import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { CallRow, Step } from '#tests/faults/callRow.ts';
import {
  askForCode,
  clearedByLimit,
  fill,
  fillCode,
  fillCodeIfAsked,
  forgetTab,
  heading,
  inOrder,
  rules,
  load,
  newPassword,
  openScreen,
  passCooldown,
  press,
  rulesUnread,
  see,
  sentAnother,
  startSession,
  waitFor,
} from '#tests/faults/steps.ts';

const linked = 'linked@sandbox.test';
const tryAgain = { role: 'button', name: 'Try again' } as const;

const onForm = openScreen('/forgot-password', 'Reset your password');
const ask = inOrder(fill('Email address', linked), press('Send code'));
const onCode = inOrder(onForm, ask, see('Check your email'));
const toPassword = inOrder(fillCode(linked), press('Continue'), see('Choose a new password'));
const save = inOrder(fill('New password', newPassword), press('Save password'));

const personal = 'personal@sandbox.test';
const changeHeading = 'Change your password';
const changeScreen = inOrder(startSession(personal), load('/change-password'));
const onChange: Step = inOrder(changeScreen, waitFor(askForCode));
const change = inOrder(fillCode(personal), save);

/** The calls of the recovery and of the password change. */
export const passwordRows: ReadonlyArray<CallRow> = [
  {
    name: 'forgotPassword on /forgot-password',
    meetsEveryFault: true,
    open: onForm,
    act: ask,
    again: press('Send code'),
    done: heading('Check your email'),
    typed: ['Email address'],
    email: linked,
  },
  {
    name: 'forgotPassword on /forgot-password/email-verification',
    open: inOrder(onCode, passCooldown),
    act: press('Send a new code'),
    done: sentAnother,
  },
  {
    name: 'confirmForgotPassword on /forgot-password/new-password',
    meetsEveryFault: true,
    open: inOrder(onCode, toPassword),
    act: save,
    again: inOrder(fillCodeIfAsked(linked), save),
    done: heading('Choose an account'),
    typed: ['New password'],
    email: linked,
  },
  {
    name: 'getGSOTokens after a reset on /forgot-password/new-password',
    open: inOrder(onCode, toPassword),
    act: save,
    done: heading('Choose an account'),
    typed: ['New password'],
    email: linked,
  },
  {
    name: 'authorization/passwordRequirements on /forgot-password/new-password',
    open: inOrder(load('/forgot-password'), see('Reset your password'), ask, see('Check your email')),
    act: toPassword,
    continuesAt: {
      'Choose a new password': async ({ tab }) => {
        if (await tab.sees(tryAgain)) await tab.press(tryAgain.name);
        else await tab.load('/forgot-password/new-password');
      },
    },
    done: rules,
    silent: rulesUnread,
  },
  ...['profile on /change-password', 'forgotPassword on the entry of /change-password'].map((name): CallRow => ({
    name,
    open: startSession(personal),
    act: load('/change-password'),
    continuesAt: { 'Change your password': press('Try again') },
    done: askForCode,
  })),
  {
    name: 'forgotPassword on /change-password',
    open: inOrder(onChange, passCooldown),
    act: press('Send a new code'),
    done: sentAnother,
  },
  {
    name: 'confirmForgotPassword on /change-password',
    open: onChange,
    act: change,
    done: heading('Your password has been changed'),
    typed: ['Verification code', 'New password'],
    cleared: clearedByLimit,
  },
  {
    name: 'authorization/passwordRequirements on /change-password',
    // Because: a page that is loaded again before its code was sent sends another one.
    open: onChange,
    act: inOrder(load('/change-password'), see(changeHeading)),
    done: rules,
    silent: rulesUnread,
  },
  {
    name: 'getGSOTokens after a password change',
    open: inOrder(
      forgetTab,
      // Because: only a site whose request is pending gets a code.
      load('/?state=s1'),
      see('Sign in'),
      load('/change-password'),
      see('Sign in'),
      fill('Email address', personal),
      fill('Password', seedPassword),
      press('Sign in'),
      see(changeHeading),
      change,
      see('Your password has been changed'),
    ),
    act: press('Continue to Xe'),
    done: 'outside',
  },
];
