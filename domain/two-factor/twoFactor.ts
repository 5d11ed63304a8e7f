import type { ProfileId } from '#domain/identity/accessToken.ts';

export type Channel = 'sms' | 'call' | 'whatsapp';

/** Where a code goes: a phone channel, or the email of the profile when there is no number. */
export type CodeChannel = Channel | 'email';

export type TwoFactorStatus = 'Locked' | 'SetupDisabled' | 'SetupRequired' | 'Enrolled';

export type PhoneType = 'Mobile' | 'Landline' | 'Voip';

/** A number in E.164 form, leading plus included. */
export type Phone =
  | { readonly _tag: 'Absent' }
  | { readonly _tag: 'Unchecked'; readonly number: string; readonly lookedUpType: PhoneType | null }
  | { readonly _tag: 'Checked'; readonly number: string; readonly landline: boolean };

/** A linked account's number, in E.164 form. */
export type LinkedNumber = { readonly profileId: ProfileId; readonly number: string };

/** Whether the second factor was given, and whether a number came into force with it: a first one, or another than before. */
export type Given = 'No' | 'Yes' | 'WithFirstNumber' | 'WithNewNumber';

export type TwoFactor = {
  readonly required: boolean;
  /** How things stand was asked for and answered; forgotten with the page, as the numbers are. */
  readonly entered: boolean;
  readonly given: Given;
  /** Sign-in itself was refused, so the code is verified by signing in again with it. */
  readonly useWebLogin: boolean;
  readonly status: TwoFactorStatus;
  readonly phone: Phone;
  /** The profile's own number, in E.164 form. */
  readonly profileNumber: string | null;
  /** The number was typed here and is not the profile's, so nobody can tell it again once the page is gone. */
  readonly numberTyped: boolean;
  readonly changingNumber: boolean;
  readonly linkedNumbers: ReadonlyArray<LinkedNumber>;
  /** The linked account whose number was picked; sent as twoFAProfileId. */
  readonly profileId: ProfileId | null;
  readonly channel: CodeChannel | null;
  readonly previousChannel: Channel | null;
  readonly verificationChannels: ReadonlyArray<Channel>;
  readonly rememberBrowser: boolean;
  readonly sendAttempts: number;
  readonly verificationAttempts: number;
};

export const noTwoFactor: TwoFactor = {
  required: false,
  entered: false,
  given: 'No',
  useWebLogin: false,
  status: 'Enrolled',
  phone: { _tag: 'Absent' },
  profileNumber: null,
  numberTyped: false,
  changingNumber: false,
  linkedNumbers: [],
  profileId: null,
  channel: null,
  previousChannel: null,
  verificationChannels: ['sms', 'call'],
  rememberBrowser: false,
  sendAttempts: 0,
  verificationAttempts: 0,
};
