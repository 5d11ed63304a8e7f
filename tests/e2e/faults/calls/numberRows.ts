import { createChangeAccount } from '#tests/e2e/two-factor/createChangeAccount.ts';
import type { CallRow } from './callRow.ts';
import { metElsewhere, readsOnly } from './reasons.ts';
import { heading, inOrder, load, press, see, signInTo } from './steps.ts';
import { channelScreen, createPhoneAccount, email, enterNumber, onChange, onChannel } from './twoFactorSteps.ts';

const prepare = createPhoneAccount;
const reload = load('/2fa/phone-validation');
const setup = 'setup2fa@sandbox.test';
const choose = 'choose2fa@sandbox.test';

/** The calls that read the number and the status of a second factor. */
export const numberRows: ReadonlyArray<CallRow> = [
  {
    name: 'lookupPhoneNumber on /2fa/add-number',
    call: { path: '/twofactorauth/lookupPhoneNumber' },
    open: signInTo(setup, 'Add your phone number'),
    act: enterNumber,
    again: press('Continue'),
    done: heading(channelScreen),
    typed: ['Phone number'],
    email: setup,
  },
  {
    name: 'lookupPhoneNumber on /2fa/change-number',
    only: metElsewhere,
    call: { path: '/twofactorauth/lookupPhoneNumber' },
    prepare: createChangeAccount,
    open: onChange,
    act: enterNumber,
    again: press('Continue'),
    done: heading(channelScreen),
    typed: ['Phone number'],
  },
  {
    name: 'lookupPhoneNumber on /2fa/choose-number',
    only: metElsewhere,
    call: { path: '/twofactorauth/lookupPhoneNumber' },
    open: signInTo(choose, 'Choose a phone number'),
    act: inOrder(({ page }) => page.getByRole('radio').first().check(), press('Continue')),
    again: press('Continue'),
    done: heading(channelScreen),
    email: choose,
  },
  {
    name: 'system/fields on /2fa/add-number',
    only: readsOnly,
    call: { path: '/system/fields/GB' },
    open: signInTo(setup, 'Add your phone number'),
    act: inOrder(load('/2fa/add-number'), see('Add your phone number')),
    done: (page) => page.getByRole('combobox', { name: 'Country code' }),
    silent: 'The names of the countries come from the browser, and the calling codes from the library.',
  },
  ...['/getGSOTokens', '/profile', '/authorization/send2FA'].map((path): CallRow => ({
    name: `${path.slice(1)} on a reload of /2fa/phone-validation`,
    only: metElsewhere,
    call: { path },
    prepare,
    open: onChannel,
    act: reload,
    done: heading(channelScreen),
    email,
  })),
  {
    name: 'twofactorauth/lookupPhoneNumber on a reload of /2fa/phone-validation',
    only: metElsewhere,
    call: { path: '/twofactorauth/lookupPhoneNumber' },
    prepare,
    open: onChannel,
    act: reload,
    continuesAt: { 'Check your phone number': press('Continue') },
    done: heading(channelScreen),
    email,
  },
];
