import { createChangeAccount } from '#tests/e2e/two-factor/createChangeAccount.ts';
import type { CallRow } from '#tests/faults/callRow.ts';
import * as step from '#tests/faults/steps.ts';

const { choose, createSeveral, fill, fillCode, fillPasswordIfAsked, heading, inOrder } = step;
const { keepsCode, load, openScreen, press, see, sendsAnother, signInTo } = step;

const [email, number] = ['phone@sandbox.test', '+447700900181'];
const prepare = createSeveral(email, 'Pho Phone', { phone: number, twoFactor: 'Required' });
const [channelScreen, codeScreen] = ['How should we send your code?', 'Enter your code'];
const onChannel = signInTo(email, channelScreen);
const toCode = inOrder(press('Send code'), see(codeScreen));
const onCode = inOrder(onChannel, toCode);
const enterNumber = inOrder(fill('Phone number', '07700 900155'), press('Continue'));
const selection = heading('Choose an account');

const entry = { prepare, open: onCode, act: inOrder(fillCode(number), press('Confirm')), done: selection, email };
const reload = { prepare, open: onChannel, act: load('/2fa/phone-validation'), done: heading(channelScreen), email };
const legacy = 'legacy2fa@sandbox.test';
const [setup, several] = ['setup2fa@sandbox.test', 'choose2fa@sandbox.test'];

/** The calls of a second factor. */
export const twoFactorRows: ReadonlyArray<CallRow> = [
  {
    name: 'send2FA on /2fa/phone-validation',
    prepare,
    open: onChannel,
    act: press('Send code'),
    done: heading(codeScreen),
    email,
  },
  {
    name: 'send2FA on /2fa/verify-number',
    prepare,
    ...sendsAnother(onCode),
    email,
  },
  { name: 'validate2FA on /2fa/verify-number', ...entry, ...keepsCode },
  {
    name: 'weblogin with a second factor on /2fa/verify-number',
    open: inOrder(signInTo(legacy, channelScreen), toCode),
    act: inOrder(fillCode('+447700900110'), fillPasswordIfAsked, press('Confirm')),
    done: 'outside',
    ...keepsCode,
    email: legacy,
  },
  { name: 'getGSOTokens on /2fa/verify-number', ...entry, typed: ['Verification code'] },
  {
    name: 'getGSOTokens after a change of the number',
    prepare: createChangeAccount,
    open: inOrder(
      signInTo('change@sandbox.test', 'Choose an account'),
      openScreen('/2fa/change-number', 'Change your phone number'),
      enterNumber,
      see(channelScreen),
      toCode,
      fillCode('+447700900155'),
      press('Confirm'),
      see('Your phone number has been changed'),
    ),
    act: press('Continue'),
    done: selection,
  },
  {
    name: 'lookupPhoneNumber on /2fa/add-number',
    open: signInTo(setup, 'Add your phone number'),
    act: enterNumber,
    again: press('Continue'),
    done: heading(channelScreen),
    typed: ['Phone number'],
    email: setup,
  },
  {
    name: 'lookupPhoneNumber on /2fa/choose-number',
    open: signInTo(several, 'Choose a phone number'),
    act: inOrder(choose('••'), press('Continue')),
    again: press('Continue'),
    done: heading(channelScreen),
    email: several,
  },
  ...['getGSOTokens', 'profile', 'authorization/send2FA'].map((call): CallRow => ({
    name: `${call} on a reload of /2fa/phone-validation`,
    ...reload,
  })),
  {
    name: 'twofactorauth/lookupPhoneNumber on a reload of /2fa/phone-validation',
    ...reload,
    continuesAt: { 'Check your phone number': press('Continue') },
  },
];
