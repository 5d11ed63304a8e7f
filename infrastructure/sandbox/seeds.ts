import type { AccountDraft, LinkedDraft } from '#infrastructure/sandbox/engine/account.ts';

/** The password of every seed account. */
export const seedPassword: string = 'Correct-horse-9';

type Scenario = Partial<Omit<AccountDraft, 'email' | 'password'>>;

const seed = (name: string, scenario: Scenario = {}): AccountDraft => ({
  accountType: 'Personal',
  ...scenario,
  email: `${name}@sandbox.test`,
  password: seedPassword,
});

const linked = (name: string, accountType: LinkedDraft['accountType'], mobilePhone: string | null): LinkedDraft => ({
  name,
  accountType,
  mobileNumber: mobilePhone === null ? null : { mobilePrefix: '44', mobilePhone },
});

const required = { twoFactor: 'Required' } as const;
const setupRequired = { ...required, twoFactorStatus: 'SetupRequired' } as const;

/** The seed accounts: one for each course of a sign-in. Their phone numbers are Ofcom's drama numbers. */
export const seedAccounts: ReadonlyArray<AccountDraft> = [
  seed('personal', { name: 'Petra Personal' }),
  seed('business', { name: 'Bright Business Ltd', accountType: 'Corporate' }),
  seed('linked', {
    linked: [
      linked('Lin Linked', 'Personal', null),
      linked('Linked Trading Ltd', 'Corporate', null),
      linked('Linked Holdings Ltd', 'Corporate', null),
    ],
  }),
  seed('locked', { state: 'Locked' }),
  seed('closed', { state: 'Closed' }),
  seed('unconfirmed', { state: 'Unconfirmed' }),
  seed('newemail', { state: 'EmailChangePending' }),
  seed('sms2fa', { ...required, phone: '+447700900101' }),
  seed('whatsapp2fa', { ...required, phone: '+447700900102', channels: ['SMS', 'CALL', 'WHATSAPP'] }),
  seed('landline2fa', { ...required, phone: '+442079460103' }),
  seed('email2fa', required),
  seed('setup2fa', setupRequired),
  seed('review2fa', { ...setupRequired, phone: '+447700900104', phoneValidated: false }),
  seed('choose2fa', {
    ...setupRequired,
    linked: [
      linked('Cho Choose', 'Personal', '7700900105'),
      linked('Choose Imports Ltd', 'Corporate', '7700900106'),
      linked('Choose Exports Ltd', 'Corporate', '7700900107'),
    ],
  }),
  seed('onelinked2fa', { ...setupRequired, linked: [linked('One Linked', 'Personal', '7700900108')] }),
  seed('nolinked2fa', {
    ...setupRequired,
    linked: [linked('No Linked', 'Personal', null), linked('No Linked Ltd', 'Corporate', null)],
  }),
  seed('locked2fa', { ...required, phone: '+447700900109', twoFactorStatus: 'Locked' }),
  seed('disabled2fa', { ...required, twoFactorStatus: 'SetupDisabled' }),
  seed('legacy2fa', { twoFactor: 'BeforeSignIn', phone: '+447700900110' }),
  seed('social', { providers: ['google', 'apple'] }),
];
