import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { CallRow } from '#tests/faults/callRow.ts';
import { faultsOfUnread } from '#tests/faults/faults.ts';
import * as step from '#tests/faults/steps.ts';

const { choose, createSeveral, fill, fillCode, fillPasswordIfAsked, forgetTab, heading, inOrder } = step;
const { keepsCode, load, openScreen, press, see, sendsAnother, signIn, waitFor } = step;

const newPassword = 'Quite-another-horse-2';
const codeScreen = heading('Check your email');
const selection = heading('Choose an account');

const ada = 'ada@example.test';
const onSignUp = openScreen('/signup', 'Create your account');
const loadSignUp = inOrder(load('/signup'), see('Create your account'));
const signUp = inOrder(fill('Email address', ada), fill('Create a password', newPassword), press('Create account'));
const fields = { again: press('Create account'), typed: ['Email address', 'Create a password'], email: ada } as const;

const unconfirmed = 'several@sandbox.test';
const prepare = createSeveral(unconfirmed, 'Sev Several', { state: 'Unconfirmed' });
const onCode = inOrder(openScreen('/signin', 'Sign in'), signIn(unconfirmed), see('Check your email'));
const signInAgain = inOrder(
  waitFor({ text: 'Your account has been created. Sign in to continue.' }),
  ({ until, textIn }) => until('the email is filled in', () => textIn('Email address') === unconfirmed),
  fill('Password', seedPassword),
  press('Sign in'),
);
const confirm = inOrder(fillCode(unconfirmed), press('Confirm'));

/** The calls of the sign-up. */
export const signUpRows: ReadonlyArray<CallRow> = [
  { name: 'websignup on /signup', open: onSignUp, act: signUp, done: codeScreen, ...fields },
  {
    name: 'websignupcorp on /signup',
    open: onSignUp,
    act: inOrder(choose('Business'), signUp),
    done: codeScreen,
    ...fields,
  },
  {
    name: 'authorization/passwordRequirements on /signup',
    open: loadSignUp,
    act: loadSignUp,
    done: { text: 'Your password must have at least 10 characters' },
    silent: 'The service checks the rules that the page has not read.',
  },
  {
    name: 'system/fields on /signup',
    call: { path: '/system/fields/GB' },
    logName: 'document for country',
    open: forgetTab,
    act: inOrder(loadSignUp, signUp),
    continuesAt: { 'Create your account': inOrder(loadSignUp, signUp) },
    done: codeScreen,
    ...fields,
    again: inOrder(loadSignUp, signUp),
  },
  {
    name: 'confirmSignup on /signup/email-verification',
    prepare,
    // Because: a tab that has confirmed the account would not ask for its password again.
    open: inOrder(forgetTab, onCode),
    act: confirm,
    // Because: a refusal of the password asks for it again.
    again: inOrder(fillPasswordIfAsked, confirm),
    done: selection,
    ...keepsCode,
  },
  {
    name: 'resendConfirmationCode on /signup/email-verification',
    prepare,
    ...sendsAnother(onCode),
  },
  {
    name: 'getGSOTokens on /signup/creating',
    prepare,
    open: onCode,
    act: confirm,
    continuesAt: { 'Creating your account': press('Try again'), 'Sign in': signInAgain },
    done: selection,
    email: unconfirmed,
  },
  {
    name: 'marketingpreferences on /signup/creating',
    only: {
      faults: faultsOfUnread,
      because: 'A choice that is not saved stops no new account, whatever the fault is.',
    },
    open: inOrder(onSignUp, choose('Send me news and offers by email'), signUp, see('Check your email')),
    act: inOrder(fillCode(ada), press('Confirm')),
    done: 'outside',
  },
];
