import type { Step } from '#tests/faults/callRow.ts';
import { createSeveral, fill, inOrder, openScreen, press, signInTo } from '#tests/faults/steps.ts';

/** An account with a number and several profiles. */
export const email = 'phone@sandbox.test';
export const number = '+447700900181';

/** Creates that account. */
export const createPhoneAccount: Step = createSeveral(email, 'Pho Phone', { phone: number, twoFactor: 'Required' });

export const channelScreen = 'How should we send your code?';

export const onChannel: Step = signInTo(email, channelScreen);

/** Opens the change of the number of a person who needs no second factor. */
export const onChange: Step = inOrder(
  signInTo('change@sandbox.test', 'Choose an account'),
  openScreen('/2fa/change-number', 'Change your phone number'),
);

export const enterNumber: Step = inOrder(fill('Phone number', '07700 900155'), press('Continue'));
