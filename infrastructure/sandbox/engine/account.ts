/** The phone channels of the launchpad, by the word in which an account lists them. */
export const phoneChannels = {
  SMS: { name: 'sms', challengeName: 'TwoFASMS' },
  CALL: { name: 'call', challengeName: 'TwoFAVoice' },
  WHATSAPP: { name: 'whatsapp', challengeName: 'TwoFAWhatsApp' },
} as const;

/** The channel of an account without a number. */
export const emailChannel = { name: 'email', challengeName: 'TwoFAEmail' } as const;

/** A phone channel, as an account lists it. */
export type WireChannel = keyof typeof phoneChannels;

/** A channel that a code can go by, with the name of the challenge that the code belongs to. */
export type Channel = (typeof phoneChannels)[WireChannel] | typeof emailChannel;

/** An account type as the launchpad's wire format spells it. */
export type WireAccountType = 'Personal' | 'Corporate';

/** A linked account before it has a profile id. */
export type LinkedDraft = {
  readonly accountType: WireAccountType;
  readonly name: string;
  readonly mobileNumber: { readonly mobilePrefix: string; readonly mobilePhone: string } | null;
};

/** The state of an account that a test or a seed chooses. */
type AccountScenario = {
  readonly name: string;
  readonly state: 'Active' | 'Locked' | 'Closed' | 'Unconfirmed' | 'EmailChangePending';
  /** The identity providers that can sign in to it. */
  readonly providers: ReadonlyArray<string>;
  /** E.164. */
  readonly phone: string | null;
  /** False for a number that was never confirmed: its first lookup fails, so that the person reviews it. */
  readonly phoneValidated: boolean;
  /** Whether a sign-in needs a second factor, and whether the launchpad refuses the sign-in without it. */
  readonly twoFactor: 'None' | 'Required' | 'BeforeSignIn';
  readonly twoFactorStatus: 'Enabled' | 'SetupRequired' | 'SetupDisabled' | 'Locked';
  readonly channels: ReadonlyArray<WireChannel>;
  readonly linked: ReadonlyArray<LinkedDraft>;
};

/** The input for creating an account; without options it is an ordinary active account. */
export type AccountDraft = Partial<AccountScenario> & {
  readonly email: string;
  readonly password: string;
  readonly accountType: WireAccountType;
};

/** One login and the profiles it may act for. */
export type Account = Omit<AccountScenario, 'linked'> & {
  readonly profileId: string;
  readonly email: string;
  readonly accountType: WireAccountType;
  readonly linked: ReadonlyArray<LinkedDraft & { readonly profileId: string }>;
  readonly marketing: boolean;
};
