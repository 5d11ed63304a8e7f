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
const [linked, byPhone] = ['linked@sandbox.test', 'sms2fa@sandbox.test'];
const channels = heading('How should we send your code?');
const afterPhone = { open: onForm, act: signIn(byPhone), done: channels } as const;

const email = 'moved@sandbox.test';
const prepare = createSeveral(email, 'Mo Moved', { state: 'EmailChangePending' });
const onCode = inOrder(onForm, signIn(email), see('Confirm your new email address'));
const selection = heading('Choose an account');

/** The calls after a press of "Sign in", and those of a changed email address. */
export const signInRows: ReadonlyArray<CallRow> = [
  {
    name: 'weblogin on /signin',
    open: onForm,
    act: signIn(linked),
    done: selection,
    email: linked,
    typed: fields.typed,
    cleared: { '401 Unauthorized': 'A wrong password is not kept.' },
  },
  {
    name: 'getGSOTokens after a sign-in on /signin',
    open: onForm,
    act: signIn(linked),
    done: selection,
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
    typed: ['Verification code'],
    cleared: clearedByLimit,
    email,
  },
  {
    name: 'webChangeEmailResend on /signin/email-verification',
    prepare,
    open: inOrder(onCode, passCooldown),
    act: press('Send a new code'),
    done: sentAnother,
    email,
  },
];
