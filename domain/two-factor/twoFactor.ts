import type { ProfileId } from '#domain/identity/accessToken.ts';
import { type Channel, type CodeChannel, defaultChannels } from './channels.ts';

const otherStatuses = ['Locked', 'SetupDisabled', 'SetupRequired'] as const;

/** The status of a person's second factor. */
export type TwoFactorStatus = 'Enrolled' | (typeof otherStatuses)[number];

/** The type of a number, as the lookup reports it. */
export type PhoneType = 'Mobile' | 'Landline' | 'Voip';

/** A number in E.164 form, leading plus included. */
export type Phone =
  | { readonly _tag: 'Absent' }
  | { readonly _tag: 'Unchecked'; readonly number: string }
  | { readonly _tag: 'Checked'; readonly number: string; readonly landline: boolean };

/** A linked account's number, in E.164 form. */
export type LinkedNumber = { readonly profileId: ProfileId; readonly number: string };

/** The two-factor part of a session. */
export type TwoFactor = {
  /** Whether a second factor is required: in a session, or by a refused sign-in, which is made again with the code (`useWebLogin`). */
  readonly requirement: 'None' | 'InSession' | 'BySignIn';
  /** Whether the status was read, or the service refused to send the code by email. A reload makes it unread again. */
  readonly standing: 'Unread' | 'Read' | 'EmailRefused';
  /** Whether the second factor was completed, and whether that confirmed a first number or a new one. */
  readonly given: 'No' | 'Yes' | 'WithFirstNumber' | 'WithNewNumber';
  readonly status: TwoFactorStatus;
  readonly phone: Phone;
  /** The type that the last lookup reported; null where it reported none. */
  readonly lookedUpType: PhoneType | null;
  /** The profile's own number, in E.164 form. */
  readonly profileNumber: string | null;
  /** Whether the person typed the number, and it is not the profile's. A reload loses it. */
  readonly numberTyped: boolean;
  readonly changingNumber: boolean;
  readonly linkedNumbers: ReadonlyArray<LinkedNumber>;
  /** The linked account whose number is used; sent as twoFAProfileId. */
  readonly profileId: ProfileId | null;
  readonly channel: CodeChannel | null;
  readonly previousChannel: Channel | null;
  /** The channels that the service allows; the default ones before it answers. */
  readonly verificationChannels: ReadonlyArray<Channel>;
  readonly rememberBrowser: boolean;
  readonly sendAttempts: number;
  readonly verificationAttempts: number;
};

/** The state before two-factor starts. */
export const noTwoFactor: TwoFactor = {
  requirement: 'None',
  standing: 'Unread',
  given: 'No',
  status: 'Enrolled',
  phone: { _tag: 'Absent' },
  lookedUpType: null,
  profileNumber: null,
  numberTyped: false,
  changingNumber: false,
  linkedNumbers: [],
  profileId: null,
  channel: null,
  previousChannel: null,
  verificationChannels: defaultChannels,
  rememberBrowser: false,
  sendAttempts: 0,
  verificationAttempts: 0,
};

/** The status for the service's word; null for an unknown word. The service's word for Enrolled is Enabled. */
export const twoFactorStatusOf = (serviceWord: string): TwoFactorStatus | null =>
  serviceWord === 'Enabled' ? 'Enrolled' : (otherStatuses.find((status) => status === serviceWord) ?? null);

/** Whether a number is known to be a landline, which can only be called. */
export const isLandline = (phone: Phone): boolean => phone._tag === 'Checked' && phone.landline;

type Allowed = Pick<TwoFactor, 'phone' | 'verificationChannels'>;

/** The channels that a person can choose: only a call for a landline, none without a number. */
export const offeredChannels = ({ phone, verificationChannels }: Allowed): ReadonlyArray<Channel> => {
  if (phone._tag === 'Absent') return [];
  return isLandline(phone) ? ['call'] : verificationChannels;
};

/** The channel that "Try another way" suggests: the offered one after the last used one; null when there is no other. */
export const nextChannel = (twoFactor: Allowed & Pick<TwoFactor, 'channel' | 'previousChannel'>): Channel | null => {
  const offered = offeredChannels(twoFactor);
  const used = twoFactor.previousChannel ?? twoFactor.channel;
  const next = offered[(offered.findIndex((channel) => channel === used) + 1) % offered.length];
  return next === undefined || next === used ? null : next;
};

type Required = Pick<TwoFactor, 'status' | 'requirement'>;

/**
 * Whether the person may set up or change the number. While a second factor is required and set up, the number stays, because the password
 * alone must not replace it.
 */
export const mayChangeNumber = ({ status, requirement }: Required): boolean =>
  status === 'SetupRequired' || requirement === 'None';

/** Whether a code may go to a number. To the profile's own it always may, to another one only if the number may change. */
export const maySendTo = (number: string, twoFactor: Required & Pick<TwoFactor, 'profileNumber'>): boolean =>
  number === twoFactor.profileNumber || mayChangeNumber(twoFactor);

/** Whether a code may go to the present number. Without a number it may go to the profile's email. */
export const maySendToPhone = (twoFactor: TwoFactor): boolean =>
  twoFactor.phone._tag === 'Absent' || maySendTo(twoFactor.phone.number, twoFactor);
