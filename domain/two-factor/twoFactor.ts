import type { ProfileId } from '#domain/identity/accessToken.ts';
import { type Channel, type CodeChannel, defaultChannels } from './channels.ts';

const otherStatuses = ['Locked', 'SetupDisabled', 'SetupRequired'] as const;

/** The status of a person's second factor. */
export type TwoFactorStatus = 'Enrolled' | (typeof otherStatuses)[number];

/** The type of a number, as the lookup reports it. */
export type PhoneType = 'Mobile' | 'Landline' | 'Voip';

type LookedUp = {
  readonly number: string;
  /** The type that the last lookup reported, also that of another number; null for none. */
  readonly type: PhoneType | null;
};

/** A number in E.164 form, leading plus included. Valid once it is checked. */
export type Phone =
  | { readonly _tag: 'Absent' }
  | (LookedUp & { readonly _tag: 'Unchecked' })
  | (LookedUp & { readonly _tag: 'Checked'; readonly landline: boolean });

/** A linked account's number, in E.164 form. */
export type LinkedNumber = { readonly profileId: ProfileId; readonly number: string };

/** What was sent to the number in use, or to the profile's email. */
export type SentCodes = {
  /** The channel that the last code was asked for. */
  readonly channel: CodeChannel;
  /** The channel of the last code as the service's challenge names it; null by email. */
  readonly previousChannel: Channel | null;
  readonly sendAttempts: number;
  /** The wrong tries since the last code. */
  readonly verificationAttempts: number;
};

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
  /** The profile's own number, in E.164 form. */
  readonly profileNumber: string | null;
  /** Whether the person wants another number than the profile's, or has typed it. A reload loses the typed one. */
  readonly newNumber: 'None' | 'Wanted' | 'Typed';
  readonly linkedNumbers: ReadonlyArray<LinkedNumber>;
  /** The linked account whose number is used; sent as twoFAProfileId. */
  readonly profileId: ProfileId | null;
  readonly sent: SentCodes | null;
  /** The channels that the service allows; the default ones before it answers. */
  readonly verificationChannels: ReadonlyArray<Channel>;
};

/** The state before two-factor starts. */
export const noTwoFactor: TwoFactor = {
  requirement: 'None',
  standing: 'Unread',
  given: 'No',
  status: 'Enrolled',
  phone: { _tag: 'Absent' },
  profileNumber: null,
  newNumber: 'None',
  linkedNumbers: [],
  profileId: null,
  sent: null,
  verificationChannels: defaultChannels,
};

/** The status for the service's word; null for an unknown word. The service's word for Enrolled is Enabled. */
export const twoFactorStatusOf = (serviceWord: string): TwoFactorStatus | null =>
  serviceWord === 'Enabled' ? 'Enrolled' : (otherStatuses.find((status) => status === serviceWord) ?? null);

/** Whether a number is known to be a landline, which can only be called. */
export const isLandline = (phone: Phone): boolean => phone._tag === 'Checked' && phone.landline;

/** The channels that a person can choose: only a call for a landline, none without a number. */
export const offeredChannels = ({ phone, verificationChannels }: TwoFactor): ReadonlyArray<Channel> => {
  if (phone._tag === 'Absent') return [];
  return isLandline(phone) ? ['call'] : verificationChannels;
};

/** The channel of the last code, or of the first one where nothing else was chosen. A landline can only be called. */
export const codeChannel = ({ phone, sent }: Pick<TwoFactor, 'phone' | 'sent'>): CodeChannel => {
  if (sent?.channel === 'email') return 'email';
  return isLandline(phone) ? 'call' : (sent?.channel ?? 'sms');
};

/** The channel that "Try another way" suggests: the offered one after the last used one; null when there is no other. */
export const nextChannel = (twoFactor: TwoFactor): Channel | null => {
  const offered = offeredChannels(twoFactor);
  const used = twoFactor.sent?.previousChannel ?? twoFactor.sent?.channel;
  const next = offered[(offered.findIndex((channel) => channel === used) + 1) % offered.length];
  return next === undefined || next === used ? null : next;
};

/**
 * Whether the person may set up or change the number. While a second factor is required and set up, the number stays, because the password
 * alone must not replace it.
 */
export const mayChangeNumber = ({ status, requirement }: TwoFactor): boolean =>
  status === 'SetupRequired' || requirement === 'None';

/** Whether the number that is set up is being changed. */
export const isChangingNumber = ({ newNumber, status, requirement }: TwoFactor): boolean =>
  newNumber !== 'None' && status === 'Enrolled' && requirement === 'None';

/** Whether a code may go to a number. To the profile's own it always may, to another one only if the number may change. */
export const maySendTo = (number: string, twoFactor: TwoFactor): boolean =>
  number === twoFactor.profileNumber || mayChangeNumber(twoFactor);

/** Whether a code may go to the present number. Without a number it may go to the profile's email. */
export const maySendToPhone = (twoFactor: TwoFactor): boolean =>
  twoFactor.phone._tag === 'Absent' || maySendTo(twoFactor.phone.number, twoFactor);

/** Whether the code confirmed a first or a new number. Then a page says so before the sign-in continues. */
export const hasConfirmedNumber = ({ given }: TwoFactor): boolean =>
  given === 'WithFirstNumber' || given === 'WithNewNumber';
