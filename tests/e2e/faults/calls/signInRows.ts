import type { CallRow } from './callRow.ts';
import { metElsewhere } from './reasons.ts';
import { heading, openScreen, press, signIn } from './steps.ts';

const onForm = openScreen('/signin', 'Sign in');
const fields = { again: press('Sign in'), typed: ['Email address', 'Password'] } as const;
const cleared = { '401 Unauthorized': 'A wrong password is not kept.' } as const;

const linked = 'linked@sandbox.test';

/** The calls after a press of "Sign in". */
export const signInRows: ReadonlyArray<CallRow> = [
  {
    name: 'weblogin on /signin',
    call: { path: '/authorization/weblogin', method: 'POST' },
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
    call: { path: '/getGSOTokens' },
    open: onForm,
    act: signIn(linked),
    done: heading('Choose an account'),
    email: linked,
    ...fields,
  },
  {
    name: 'resendConfirmationCode after a sign-in on /signin',
    only: metElsewhere,
    call: { path: '/authorization/resendConfirmationCode' },
    open: onForm,
    act: signIn('unconfirmed@sandbox.test'),
    done: heading('Check your email'),
  },
  {
    name: 'webChangeEmailResend after a sign-in on /signin',
    only: metElsewhere,
    call: { path: '/authorization/webChangeEmailResend' },
    open: onForm,
    act: signIn('newemail@sandbox.test'),
    done: heading('Confirm your new email address'),
  },
  {
    name: 'profile after a sign-in on /signin',
    call: { path: '/profile' },
    open: onForm,
    act: signIn('sms2fa@sandbox.test'),
    done: heading('How should we send your code?'),
    email: 'sms2fa@sandbox.test',
    ...fields,
  },
  {
    name: 'lookupPhoneNumber after a sign-in on /signin',
    only: metElsewhere,
    call: { path: '/twofactorauth/lookupPhoneNumber' },
    open: onForm,
    act: signIn('sms2fa@sandbox.test'),
    continuesAt: { 'Check your phone number': press('Continue') },
    done: heading('How should we send your code?'),
  },
  {
    name: 'send2FA for the status after a sign-in on /signin',
    only: metElsewhere,
    call: { path: '/authorization/send2FA' },
    open: onForm,
    act: signIn('sms2fa@sandbox.test'),
    done: heading('How should we send your code?'),
    email: 'sms2fa@sandbox.test',
    ...fields,
  },
];
