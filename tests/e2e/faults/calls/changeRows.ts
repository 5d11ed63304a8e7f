import { password } from '#tests/e2e/sign-in/signInPage.ts';
import type { CallRow } from './callRow.ts';
import { metElsewhere, readsOnly } from './reasons.ts';
import {
  fill,
  fillCode,
  forgetTab,
  heading,
  inOrder,
  listOfRules,
  load,
  newPassword,
  passCooldown,
  press,
  rulesUnread,
  see,
  sentAnother,
  startSession,
} from './steps.ts';

const personal = 'personal@sandbox.test';
const save = inOrder(fill('New password', newPassword), press('Save password'));
const changeHeading = 'Change your password';
const changeScreen = inOrder(startSession(personal), load('/change-password'));
const onChange: CallRow['open'] = inOrder(changeScreen, ({ page }) => page.getByLabel('Verification code').waitFor());
const change = inOrder(fillCode(personal), save);
const codeField: CallRow['done'] = (page) => page.getByLabel('Verification code');

/** The calls of the password change. */
export const changeRows: ReadonlyArray<CallRow> = [
  {
    name: 'profile on /change-password',
    only: metElsewhere,
    call: { path: '/profile' },
    open: startSession(personal),
    act: load('/change-password'),
    continuesAt: { 'Change your password': press('Try again') },
    done: codeField,
  },
  {
    name: 'forgotPassword on the entry of /change-password',
    only: metElsewhere,
    call: { path: '/authorization/forgotPassword', method: 'POST' },
    open: startSession(personal),
    act: load('/change-password'),
    continuesAt: { 'Change your password': press('Try again') },
    done: codeField,
  },
  {
    name: 'forgotPassword on /change-password',
    only: metElsewhere,
    call: { path: '/authorization/forgotPassword', method: 'POST' },
    open: inOrder(onChange, passCooldown),
    act: press('Send a new code'),
    done: sentAnother,
  },
  {
    name: 'confirmForgotPassword on /change-password',
    only: metElsewhere,
    call: { path: '/authorization/confirmForgotPassword', method: 'POST' },
    open: onChange,
    act: change,
    done: heading('Your password has been changed'),
    typed: ['Verification code', 'New password'],
    cleared: { '429 with Retry-After': 'A limit clears the code.' },
  },
  {
    name: 'authorization/passwordRequirements on /change-password',
    only: readsOnly,
    call: { path: '/authorization/passwordRequirements' },
    // Because: a page that is loaded again before its code was sent sends another one.
    open: onChange,
    act: inOrder(load('/change-password'), see(changeHeading)),
    done: listOfRules,
    silent: rulesUnread,
  },
  {
    name: 'getGSOTokens after a password change',
    only: metElsewhere,
    call: { path: '/getGSOTokens' },
    open: inOrder(
      forgetTab,
      load('/change-password'),
      see('Sign in'),
      fill('Email address', personal),
      fill('Password', password),
      press('Sign in'),
      see(changeHeading),
      change,
      see('Your password has been changed'),
    ),
    act: press('Continue'),
    done: 'outside',
  },
];
