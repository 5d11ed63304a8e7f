import type { Account } from '#infrastructure/sandbox/engine/account.ts';
import { isLandline } from '#infrastructure/sandbox/engine/phoneNumbers.ts';

type Described = Pick<
  Account,
  'state' | 'twoFactor' | 'twoFactorStatus' | 'phone' | 'phoneValidated' | 'channels' | 'linked' | 'providers'
>;

const inactive: { readonly [State in Exclude<Account['state'], 'Active'>]: string } = {
  Locked: 'Sign-in is refused as locked, until the password is reset',
  Closed: 'Sign-in is refused as closed',
  Unconfirmed: 'Never confirmed its sign-up: enters the emailed code first',
  EmailChangePending: 'Has a new email address: confirms it with a code first',
};

const channelNames = { SMS: 'text message', CALL: 'call', WHATSAPP: 'WhatsApp' } as const;

const joined = (names: ReadonlyArray<string>, word: 'and' | 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const codeChannels = ({ phone, channels }: Described): string => {
  if (phone === null) return 'email';
  return isLandline(phone)
    ? 'call, to a landline'
    : joined(
        channels.map((channel) => channelNames[channel]),
        'or',
      );
};

const describeSetup = ({ phone, phoneValidated, linked }: Described): string => {
  if (phone !== null) return phoneValidated ? 'Confirms its number at sign-in' : 'Reviews a number never confirmed';
  if (linked.length === 0) return 'Adds a phone number at sign-in';
  const mobiles = linked.filter(({ mobileNumber }) => mobileNumber !== null).length;
  if (mobiles === 0) return 'Adds a phone number: no linked account has a mobile';
  return mobiles === 1 ? 'Confirms the mobile of its only linked account' : `Chooses one of ${mobiles} linked mobiles`;
};

const describeTwoStep = (account: Described): string => {
  switch (account.twoFactorStatus) {
    case 'Locked':
      return 'Two-step verification is locked';
    case 'SetupDisabled':
      return 'Needs two-step verification and cannot set it up';
    case 'SetupRequired':
      return describeSetup(account);
    case 'Enabled': {
      const code = `Code by ${codeChannels(account)}`;
      return account.twoFactor === 'BeforeSignIn' ? `${code}, before the sign-in is accepted` : code;
    }
  }
};

/** Describes in words what an account is for: what happens at its sign-in. */
export const describeAccount = (account: Described): string => {
  const { state, twoFactor, linked, providers } = account;
  if (state !== 'Active') return inactive[state];
  if (twoFactor !== 'None') return describeTwoStep(account);
  if (linked.length > 1) return `Chooses one of ${linked.length} linked accounts`;
  if (providers.length > 0) return `Also signs in with ${joined(providers.map(capitalised), 'or')}`;
  return 'Signs in with email and password alone';
};
