import type { CallRow } from '#tests/faults/callRow.ts';
import { faultsOfUnread } from '#tests/faults/faults.ts';
import * as step from '#tests/faults/steps.ts';

const { answerProvider, createSeveral, fillCode, heading, inOrder, keepsCode, load } = step;
const { openScreen, press, see, sendsAnother, signIn, signInTo, startSession } = step;

const onForm = openScreen('/signin', 'Sign in');
const fields = { again: press('Sign in'), typed: ['Email address', 'Password'] } as const;
const [linked, byPhone] = ['linked@sandbox.test', 'sms2fa@sandbox.test'];
const selection = heading('Choose an account');
const afterSignIn = { open: onForm, act: signIn(linked), done: selection, email: linked } as const;
const channels = heading('How should we send your code?');
const afterPhone = { open: onForm, act: signIn(byPhone), done: channels } as const;

const email = 'moved@sandbox.test';
const prepare = createSeveral(email, 'Mo Moved', { state: 'EmailChangePending' });
const onCode = inOrder(onForm, signIn(email), see('Confirm your new email address'));

const personal = 'personal@sandbox.test';
const loadForm = inOrder(load('/signin'), see('Sign in'));
const named = heading(`Continue as ${personal}`);
const onContinue = inOrder(startSession(personal), openScreen('/continue', `Continue as ${personal}`));

const signOut = {
  only: { faults: faultsOfUnread, because: 'The browser forgets the person whatever the answer to a sign-out is.' },
  open: onContinue,
  act: press('Use a different account'),
  done: heading('Sign in'),
} as const;

/** The calls of a sign-in and of a changed email, and those of a browser that has a session or a provider's answer. */
export const signInRows: ReadonlyArray<CallRow> = [
  {
    name: 'weblogin on /signin',
    ...afterSignIn,
    typed: fields.typed,
    cleared: { '401 Unauthorized': 'A wrong password is not kept.' },
  },
  { name: 'getGSOTokens after a sign-in on /signin', ...afterSignIn, ...fields },
  {
    name: 'resendConfirmationCode after a sign-in on /signin',
    open: onForm,
    act: signIn('unconfirmed@sandbox.test'),
    done: heading('Check your email'),
  },
  {
    name: 'webChangeEmailResend after a sign-in on /signin',
    open: onForm,
    act: signIn('newemail@sandbox.test'),
    done: heading('Confirm your new email address'),
  },
  { name: 'profile after a sign-in on /signin', ...afterPhone, email: byPhone, ...fields },
  {
    name: 'lookupPhoneNumber after a sign-in on /signin',
    ...afterPhone,
    continuesAt: { 'Check your phone number': press('Continue') },
  },
  { name: 'send2FA for the status after a sign-in on /signin', ...afterPhone, email: byPhone, ...fields },
  {
    name: 'webChangeEmailConfirm on /signin/email-verification',
    prepare,
    open: onCode,
    act: inOrder(fillCode(email), press('Confirm')),
    done: selection,
    ...keepsCode,
    email,
  },
  {
    name: 'webChangeEmailResend on /signin/email-verification',
    prepare,
    ...sendsAnother(onCode),
    email,
  },
  { name: 'getGSOTokens on the home route with a session', open: startSession(personal), act: load('/'), done: named },
  { name: 'oauth2/userInfo on /continue', open: startSession(personal), act: load('/continue'), done: named },
  { name: 'getGSOTokens on /continue', open: onContinue, act: press('Continue'), done: 'outside' },
  { name: 'logout on /continue', call: { path: '/logout', host: 'launchpad.xe.localhost' }, ...signOut },
  {
    name: 'logout of the transfer site on /continue',
    call: { path: '/logout', host: 'transfer.xe.localhost' },
    logName: 'transfer site logout',
    ...signOut,
  },
  {
    name: 'getGSOTokens on /signin/account-selection',
    open: signInTo('linked@sandbox.test', 'Choose an account'),
    act: press('Lin Linked Personal'),
    done: 'outside',
  },
  {
    name: 'authentication/status on /signin with a session',
    open: inOrder(startSession(personal), loadForm),
    act: loadForm,
    done: { text: 'You are already signed in.' },
    silent: 'A session that is not known is not offered, and the form works without it.',
  },
  {
    name: 'system/fields on /signin',
    call: { path: '/system/fields/GB' },
    logName: 'document for country',
    open: loadForm,
    act: loadForm,
    done: { role: 'button', name: 'Continue with Google' },
    silent: 'The form works without the identity providers.',
  },
  ...['social-auth/status', 'authentication/status', 'getGSOTokens'].map((call): CallRow => ({
    name: `${call} on /idp/continue`,
    open: answerProvider('social@sandbox.test'),
    act: load('/idp/continue'),
    done: 'outside',
  })),
];
