import type { CallRow } from '#tests/faults/callRow.ts';
import * as step from '#tests/faults/steps.ts';

const { fill, fillCode, fillCodeIfAsked, forgetTab, heading, inOrder, keepsCode, load } = step;
const { openScreen, press, see, sendsAnother, signIn, startSession, waitFor } = step;

const newPassword = 'Quite-another-horse-2';
const codeScreen = heading('Check your email');
const selection = heading('Choose an account');

const [linked, personal] = ['linked@sandbox.test', 'personal@sandbox.test'];
const onReset = openScreen('/forgot-password', 'Reset your password');
const ask = inOrder(fill('Email address', linked), press('Send code'));
const onResetCode = inOrder(onReset, ask, see('Check your email'));
const save = inOrder(fill('New password', newPassword), press('Save password'));
const asksForCode = { label: 'Verification code' } as const;
const change = inOrder(fillCode(personal), save);

/** The calls of the recovery and of the password change. */
export const passwordRows: ReadonlyArray<CallRow> = [
  {
    name: 'forgotPassword on /forgot-password',
    open: onReset,
    act: ask,
    again: press('Send code'),
    done: codeScreen,
    typed: ['Email address'],
    email: linked,
  },
  {
    name: 'forgotPassword on /forgot-password/email-verification',
    ...sendsAnother(onResetCode),
  },
  {
    name: 'confirmForgotPassword on /forgot-password/new-password',
    open: inOrder(onResetCode, fillCode(linked), press('Continue'), see('Choose a new password')),
    act: save,
    again: inOrder(fillCodeIfAsked(linked), save),
    done: selection,
    typed: ['New password'],
    email: linked,
  },
  ...['profile on /change-password', 'forgotPassword on the entry of /change-password'].map((name): CallRow => ({
    name,
    open: startSession(personal),
    act: load('/change-password'),
    continuesAt: { 'Change your password': press('Try again') },
    done: asksForCode,
  })),
  {
    name: 'confirmForgotPassword on /change-password',
    open: inOrder(startSession(personal), load('/change-password'), waitFor(asksForCode)),
    act: change,
    done: heading('Your password has been changed'),
    ...keepsCode,
    typed: ['Verification code', 'New password'],
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
      signIn(personal),
      see('Change your password'),
      change,
      see('Your password has been changed'),
    ),
    act: press('Continue to Xe'),
    done: 'outside',
  },
];
