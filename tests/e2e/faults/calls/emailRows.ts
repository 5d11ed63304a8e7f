import { password } from '#tests/e2e/sign-in/signInPage.ts';
import type { CallRow } from './callRow.ts';
import { metElsewhere } from './reasons.ts';
import { fillCode, heading, inOrder, openScreen, passCooldown, press, see, sentAnother, signIn } from './steps.ts';

const email = 'moved@sandbox.test';
const prepare: NonNullable<CallRow['prepare']> = (sandbox) =>
  sandbox.createAccount({
    email,
    password,
    accountType: 'Personal',
    state: 'EmailChangePending',
    linked: ['Mo Moved', 'Moved Ltd'].map((name) => ({ name, accountType: 'Personal', mobileNumber: null })),
  });
const onCode = inOrder(openScreen('/signin', 'Sign in'), signIn(email), see('Confirm your new email address'));
const confirm = inOrder(fillCode(email), press('Confirm'));

/** The calls of a changed email address. */
export const emailRows: ReadonlyArray<CallRow> = [
  {
    name: 'webChangeEmailConfirm on /signin/email-verification',
    call: { path: '/authorization/webChangeEmailConfirm', method: 'POST' },
    prepare,
    open: onCode,
    act: confirm,
    done: heading('Choose an account'),
    typed: ['Verification code'],
    cleared: { '429 with Retry-After': 'A limit clears the code.' },
    email,
  },
  {
    name: 'webChangeEmailResend on /signin/email-verification',
    call: { path: '/authorization/webChangeEmailResend', method: 'POST' },
    prepare,
    open: inOrder(onCode, passCooldown),
    act: press('Send a new code'),
    done: sentAnother,
    ends: { '401 Unauthorized': 'Without a session no code can be sent, and the screen leads to sign-in.' },
    email,
  },
  {
    name: 'getGSOTokens on /signin/email-verification',
    only: metElsewhere,
    call: { path: '/getGSOTokens' },
    prepare,
    open: onCode,
    act: confirm,
    done: heading('Choose an account'),
    typed: ['Verification code'],
    email,
  },
];
