import { createChangeAccount } from '#tests/e2e/two-factor/createChangeAccount.ts';
import type { CallRow } from '#tests/faults/callRow.ts';
import {
  clearedByLimit,
  fillCode,
  fillPasswordIfAsked,
  heading,
  inOrder,
  openScreen,
  passCooldown,
  press,
  see,
  sentAnother,
  signIn,
  signInTo,
} from '#tests/faults/steps.ts';
import {
  channelScreen,
  createPhoneAccount,
  email,
  enterNumber,
  number,
  onChange,
  onChannel,
} from './twoFactorSteps.ts';

const prepare = createPhoneAccount;
const codeScreen = 'Enter your code';
const onCode = inOrder(onChannel, press('Send code'), see(codeScreen));
const confirm = inOrder(fillCode(number), press('Confirm'));
const selection = heading('Choose an account');

/** The calls of a second factor that is set up. */
export const codeRows: ReadonlyArray<CallRow> = [
  {
    name: 'send2FA on /2fa/phone-validation',
    meetsEveryFault: true,
    prepare,
    open: onChannel,
    act: press('Send code'),
    done: heading(codeScreen),
    email,
  },
  {
    name: 'send2FA on /2fa/verify-number',
    prepare,
    open: inOrder(onCode, passCooldown),
    act: press('Send a new code'),
    done: sentAnother,
    email,
  },
  {
    name: 'send2FA by email after a sign-in on /signin',
    open: openScreen('/signin', 'Sign in'),
    act: signIn('email2fa@sandbox.test'),
    sendsTwice: 'The status is asked for before the code.',
    done: heading(codeScreen),
    email: 'email2fa@sandbox.test',
  },
  {
    name: 'validate2FA on /2fa/verify-number',
    meetsEveryFault: true,
    prepare,
    open: onCode,
    act: confirm,
    done: selection,
    typed: ['Verification code'],
    cleared: clearedByLimit,
    email,
  },
  {
    name: 'weblogin with a second factor on /2fa/verify-number',
    open: inOrder(signInTo('legacy2fa@sandbox.test', channelScreen), press('Send code'), see(codeScreen)),
    act: inOrder(fillCode('+447700900110'), fillPasswordIfAsked, press('Confirm')),
    done: 'outside',
    typed: ['Verification code'],
    cleared: clearedByLimit,
    email: 'legacy2fa@sandbox.test',
  },
  {
    name: 'getGSOTokens on /2fa/verify-number',
    prepare,
    open: onCode,
    act: confirm,
    done: selection,
    typed: ['Verification code'],
    email,
  },
  {
    name: 'getGSOTokens after a change of the number',
    prepare: createChangeAccount,
    open: inOrder(
      onChange,
      enterNumber,
      see(channelScreen),
      press('Send code'),
      see(codeScreen),
      fillCode('+447700900155'),
      press('Confirm'),
      see('Your phone number has been changed'),
    ),
    act: press('Continue'),
    beginsAnew: 'The page continues by itself as well, and may have done so before the press.',
    again: async ({ tab }) => {
      if (!(await tab.sees(selection))) await tab.press('Continue');
    },
    done: selection,
  },
];
