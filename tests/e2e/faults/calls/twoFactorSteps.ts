import { password } from '#tests/e2e/sign-in/signInPage.ts';
import type { CallRow } from './callRow.ts';
import { fill, inOrder, openScreen, press, signInTo } from './steps.ts';

/** An account with a number and several profiles: it ends at their selection, and the browser does not leave the app. */
export const email = 'phone@sandbox.test';
export const number = '+447700900181';

/** Creates that account. */
export const createPhoneAccount: NonNullable<CallRow['prepare']> = (sandbox) =>
  sandbox.createAccount({
    email,
    password,
    accountType: 'Personal',
    phone: number,
    twoFactor: 'Required',
    linked: ['Pho Phone', 'Pho Phone Ltd'].map((name) => ({ name, accountType: 'Personal', mobileNumber: null })),
  });

export const channelScreen = 'How should we send your code?';

export const onChannel: CallRow['open'] = signInTo(email, channelScreen);

/** Opens the change of the number of a person who needs no second factor. */
export const onChange: CallRow['open'] = inOrder(
  signInTo('change@sandbox.test', 'Choose an account'),
  openScreen('/2fa/change-number', 'Change your phone number'),
);

export const enterNumber: CallRow['act'] = inOrder(fill('Phone number', '07700 900155'), press('Continue'));
