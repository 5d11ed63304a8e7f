import type { CallRow } from '#tests/faults/callRow.ts';
import {
  clearedByLimit,
  createSeveral,
  fillCode,
  heading,
  inOrder,
  openScreen,
  passCooldown,
  press,
  see,
  sentAnother,
  signIn,
} from '#tests/faults/steps.ts';

const onForm = openScreen('/signin', 'Sign in');
const fields = { again: press('Sign in'), typed: ['Email address', 'Password'] } as const;
const cleared = { '401 Unauthorized': 'A wrong password is not kept.' } as const;

const linked = 'linked@sandbox.test';

const email = 'moved@sandbox.test';
const prepare = createSeveral(email, 'Mo Moved', { state: 'EmailChangePending' });
const onCode = inOrder(openScreen('/signin', 'Sign in'), signIn(email), see('Confirm your new email address'));
const confirm = inOrder(fillCode(email), press('Confirm'));

/** The calls after a press of "Sign in", and those of a changed email address. */
export const signInRows: ReadonlyArray<CallRow> = [
  {
    name: 'weblogin on /signin',
    meetsEveryFault: true,
    open: onForm,
    act: signIn(linked),
    done: heading('Choose an account'),
    email: linked,
    ...fields,
    again: signIn(linked),
    cleared,
  },
  {
    name: 'getGSOTokens after a sign-in on /signin',
    meetsEveryFault: true,
    open: onForm,
    act: signIn(linked),
    done: heading('Choose an account'),
    email: linked,
    ...fields,
  },
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
  {
    name: 'profile after a sign-in on /signin',
    meetsEveryFault: true,
    open: onForm,
    act: signIn('sms2fa@sandbox.test'),
    done: heading('How should we send your code?'),
    email: 'sms2fa@sandbox.test',
    ...fields,
  },
  {
    name: 'lookupPhoneNumber after a sign-in on /signin',
    unlogged: { '400 with an unknown code': 'It refuses the number, which is an answer.' },
    open: onForm,
    act: signIn('sms2fa@sandbox.test'),
    continuesAt: { 'Check your phone number': press('Continue') },
    done: heading('How should we send your code?'),
  },
  {
    name: 'send2FA for the status after a sign-in on /signin',
    open: onForm,
    act: signIn('sms2fa@sandbox.test'),
    done: heading('How should we send your code?'),
    email: 'sms2fa@sandbox.test',
    ...fields,
  },
  {
    name: 'webChangeEmailConfirm on /signin/email-verification',
    meetsEveryFault: true,
    unlogged: { empty: 'Its answer may be empty.', 'another shape': 'Its answer may be empty.' },
    prepare,
    open: onCode,
    act: confirm,
    done: heading('Choose an account'),
    typed: ['Verification code'],
    cleared: clearedByLimit,
    email,
  },
  {
    name: 'webChangeEmailResend on /signin/email-verification',
    meetsEveryFault: true,
    prepare,
    open: inOrder(onCode, passCooldown),
    act: press('Send a new code'),
    done: sentAnother,
    ends: { '401 Unauthorized': 'Without a session no code can be sent, and the screen leads to sign-in.' },
    email,
  },
  {
    name: 'getGSOTokens on /signin/email-verification',
    prepare,
    open: onCode,
    act: confirm,
    done: heading('Choose an account'),
    typed: ['Verification code'],
    email,
  },
];
