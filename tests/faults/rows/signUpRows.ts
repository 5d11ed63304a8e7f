import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { CallRow } from '#tests/faults/callRow.ts';
import { faultsOfUnread } from '#tests/faults/faults.ts';
import {
  choose,
  clearedByLimit,
  createSeveral,
  fill,
  fillCode,
  fillPasswordIfAsked,
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
  signIn,
  waitFor,
} from '#tests/faults/steps.ts';

const ada = 'ada@example.test';
const onForm = openScreen('/signup', 'Create your account');
const loadForm = inOrder(load('/signup'), see('Create your account'));
const fillForm = inOrder(fill('Email address', ada), fill('Create a password', newPassword));
const codeScreen = heading('Check your email');
const fields = { again: press('Create account'), typed: ['Email address', 'Create a password'], email: ada } as const;

const signUp = inOrder(fillForm, press('Create account'));

const unconfirmed = 'several@sandbox.test';
const prepare = createSeveral(unconfirmed, 'Sev Several', { state: 'Unconfirmed' });
const onCode = inOrder(openScreen('/signin', 'Sign in'), signIn(unconfirmed), see('Check your email'));
const signInAgain = inOrder(
  waitFor({ text: 'Your account has been created. Sign in to continue.' }),
  ({ tab }) => tab.until('the email is filled in', async () => (await tab.textIn('Email address')) === unconfirmed),
  fill('Password', seedPassword),
  press('Sign in'),
);
const confirm = inOrder(fillCode(unconfirmed), press('Confirm'));

/** The calls of the sign-up. */
export const signUpRows: ReadonlyArray<CallRow> = [
  {
    name: 'websignup on /signup',
    meetsEveryFault: true,
    open: onForm,
    act: signUp,
    done: codeScreen,
    ...fields,
  },
  {
    name: 'websignupcorp on /signup',
    meetsEveryFault: true,
    open: onForm,
    act: inOrder(choose('Business'), signUp),
    done: codeScreen,
    ...fields,
  },
  {
    name: 'authorization/passwordRequirements on /signup',
    open: loadForm,
    act: loadForm,
    done: rules,
    silent: rulesUnread,
  },
  {
    name: 'system/fields on /signup',
    call: { path: '/system/fields/GB' },
    logName: 'document for country',
    open: forgetTab,
    act: inOrder(loadForm, signUp),
    continuesAt: { 'Create your account': inOrder(loadForm, signUp) },
    done: codeScreen,
    ...fields,
    again: inOrder(loadForm, signUp),
  },
  {
    name: 'confirmSignup on /signup/email-verification',
    meetsEveryFault: true,
    prepare,
    // Because: a tab that has confirmed the account would not ask for its password again.
    open: inOrder(forgetTab, onCode),
    act: confirm,
    // Because: a refusal of the password asks for it again.
    again: inOrder(fillPasswordIfAsked, confirm),
    done: heading('Choose an account'),
    typed: ['Verification code'],
    cleared: clearedByLimit,
  },
  {
    name: 'resendConfirmationCode on /signup/email-verification',
    meetsEveryFault: true,
    prepare,
    open: inOrder(onCode, passCooldown),
    act: press('Send a new code'),
    done: sentAnother,
  },
  {
    name: 'getGSOTokens on /signup/creating',
    prepare,
    open: onCode,
    act: confirm,
    continuesAt: { 'Creating your account': press('Try again'), 'Sign in': signInAgain },
    done: heading('Choose an account'),
    email: unconfirmed,
  },
  {
    name: 'marketingpreferences on /signup/creating',
    only: {
      faults: faultsOfUnread,
      because: 'A choice that is not saved stops no new account, whatever the fault is.',
    },
    open: inOrder(onForm, choose('Send me news and offers by email'), signUp, see('Check your email')),
    act: inOrder(fillCode(ada), press('Confirm')),
    done: 'outside',
  },
];
