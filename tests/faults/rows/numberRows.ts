import { createChangeAccount } from '#tests/e2e/two-factor/createChangeAccount.ts';
import type { CallRow } from '#tests/faults/callRow.ts';
import { choose, heading, inOrder, load, press, see, signInTo } from '#tests/faults/steps.ts';
import { channelScreen, createPhoneAccount, email, enterNumber, onChange, onChannel } from './twoFactorSteps.ts';

const prepare = createPhoneAccount;
const reload = load('/2fa/phone-validation');
const setup = 'setup2fa@sandbox.test';
const several = 'choose2fa@sandbox.test';

const refusesNumber = {
  '400 with an unknown code': 'It refuses the number, which is an answer.',
  '404 Not Found': 'It refuses the number, which is an answer.',
} as const;

/** The calls that read the number and the status of a second factor. */
export const numberRows: ReadonlyArray<CallRow> = [
  {
    name: 'lookupPhoneNumber on /2fa/add-number',
    meetsEveryFault: true,
    unlogged: refusesNumber,
    open: signInTo(setup, 'Add your phone number'),
    act: enterNumber,
    again: press('Continue'),
    done: heading(channelScreen),
    typed: ['Phone number'],
    email: setup,
  },
  {
    name: 'lookupPhoneNumber on /2fa/change-number',
    unlogged: refusesNumber,
    prepare: createChangeAccount,
    open: onChange,
    act: enterNumber,
    again: press('Continue'),
    done: heading(channelScreen),
    typed: ['Phone number'],
  },
  {
    name: 'lookupPhoneNumber on /2fa/choose-number',
    unlogged: refusesNumber,
    open: signInTo(several, 'Choose a phone number'),
    act: inOrder(choose('••'), press('Continue')),
    again: press('Continue'),
    done: heading(channelScreen),
    email: several,
  },
  {
    name: 'system/fields on /2fa/add-number',
    call: { path: '/system/fields/GB' },
    logName: 'document for country',
    open: signInTo(setup, 'Add your phone number'),
    act: inOrder(load('/2fa/add-number'), see('Add your phone number')),
    done: { role: 'combobox', name: 'Country code' },
    silent: 'The names of the countries come from the browser, and the calling codes from the library.',
  },
  ...['/getGSOTokens', '/profile', '/authorization/send2FA'].map((path): CallRow => ({
    name: `${path.slice(1)} on a reload of /2fa/phone-validation`,
    prepare,
    open: onChannel,
    act: reload,
    done: heading(channelScreen),
    email,
  })),
  {
    name: 'twofactorauth/lookupPhoneNumber on a reload of /2fa/phone-validation',
    unlogged: refusesNumber,
    prepare,
    open: onChannel,
    act: reload,
    continuesAt: { 'Check your phone number': press('Continue') },
    done: heading(channelScreen),
    email,
  },
];
