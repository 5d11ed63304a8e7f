import type { TokenClaims } from '#domain/identity/accessToken.ts';
import { channelOfChallenge, type CodeChannel, verificationChannels } from './channels.ts';
import { isLandline, type LinkedNumber, noTwoFactor, type Phone, type PhoneType, type TwoFactor } from './twoFactor.ts';

/** A change of the two-factor state. */
export type TwoFactorChange = (twoFactor: TwoFactor) => TwoFactor;

/** What the lookup of a number found. Only a lookup that succeeds makes the number valid (specification 5.2). */
type Lookup = { readonly _tag: 'Valid' | 'Invalid' | 'Failed'; readonly type: PhoneType | null };

const phoneOf = (number: string, { _tag, type }: Lookup): Phone =>
  _tag === 'Valid'
    ? { _tag: 'Checked', number, type, landline: type === 'Landline' }
    : { _tag: 'Unchecked', number, type };

/** The state of a number to which no code was sent. */
const nothingSent = { profileId: null, newNumber: 'None', sent: null } as const;

/** Stores a number with the result of its lookup. Another number than before begins with nothing sent. */
export const numberLookedUp =
  (number: string, lookup: Lookup): TwoFactorChange =>
  (twoFactor) => {
    const { phone } = twoFactor;
    const isKnown = phone._tag !== 'Absent' && phone.number === number;
    return { ...twoFactor, ...(isKnown ? {} : nothingSent), phone: phoneOf(number, lookup) };
  };

/** As `numberLookedUp`, for a number that the person typed. A refused one does not replace another that works: only its type is stored. */
export const numberTyped =
  (number: string, lookup: Lookup): TwoFactorChange =>
  (twoFactor) => {
    const { phone } = twoFactor;
    if (lookup._tag !== 'Valid' && phone._tag === 'Checked' && phone.number !== number)
      return { ...twoFactor, phone: { ...phone, type: lookup.type } };
    const newNumber = number === twoFactor.profileNumber ? 'None' : 'Typed';
    return { ...numberLookedUp(number, lookup)(twoFactor), newNumber };
  };

/** Stores the profile's number for review. A number that was typed before a reload is lost, and so are its codes. */
export const profileNumberRead =
  (profileNumber: string | null): TwoFactorChange =>
  (twoFactor) => ({
    ...twoFactor,
    ...(twoFactor.newNumber === 'Typed' ? nothingSent : {}),
    profileNumber,
    phone: profileNumber === null ? { _tag: 'Absent' } : { _tag: 'Unchecked', number: profileNumber, type: null },
  });

/** Stores the numbers of the linked accounts, if there is a choice. None is in use any more, because it may be of another time. */
export const linkedNumbersFound =
  (found: ReadonlyArray<LinkedNumber>): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, profileId: null, linkedNumbers: found.length > 1 ? found : [] });

/** As `numberLookedUp`, for the number of a linked account that was chosen. */
export const linkedNumberChosen =
  ({ profileId, number }: LinkedNumber, lookup: Lookup): TwoFactorChange =>
  (twoFactor) => ({ ...numberLookedUp(number, lookup)(twoFactor), profileId });

/** Stores a linked number that needs no choice, if it is valid. Codes that were sent to it before a reload still count. */
export const linkedNumberFound =
  ({ profileId, number }: LinkedNumber, lookup: Lookup): TwoFactorChange =>
  (twoFactor) =>
    lookup._tag === 'Valid' ? { ...twoFactor, profileId, phone: phoneOf(number, lookup) } : twoFactor;

/** Notes that the person wants another number. */
export const numberChangeWanted: TwoFactorChange = (twoFactor) => ({ ...twoFactor, newNumber: 'Wanted' });

/** Requires a second factor in a session, unless a refused sign-in requires one already. */
export const requiredInSession: TwoFactorChange = (twoFactor) => ({
  ...twoFactor,
  requirement: twoFactor.requirement === 'None' ? 'InSession' : twoFactor.requirement,
});

/** Requires a second factor after a refused sign-in. Its code is verified by signing in again with it. */
export const requiredBySignIn: TwoFactorChange = (twoFactor) => ({ ...twoFactor, requirement: 'BySignIn' });

/** Stores whether the tokens require a second factor. Its code is verified in the session that the tokens are of. */
export const requirementRead =
  ({ twoFactor: claim }: Pick<TokenClaims, 'twoFactor'>): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, requirement: claim === 'Required' ? 'InSession' : 'None' });

/** Starts two-factor again. Keeps only the requirement. */
export const twoFactorStarted: TwoFactorChange = ({ requirement }) => ({ ...noTwoFactor, requirement });

/** Begins to read the status again, as after a reload. After a factor that was given, two-factor starts again. */
export const twoFactorReentered: TwoFactorChange = (twoFactor) =>
  twoFactor.given === 'No' ? { ...twoFactor, standing: 'Unread' } : twoFactorStarted(twoFactor);

/** Stores whether the status was read. */
export const standingChanged =
  (standing: TwoFactor['standing']): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, standing });

/** Stores the status that the service reports, and the channels that it offers. */
export const statusReceived =
  (status: TwoFactor['status'], serviceWords: ReadonlyArray<string>): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, status, verificationChannels: verificationChannels(serviceWords) });

/** Counts a sent code, and stores its channel as it was asked for and as the challenge names it (specification 4.4). Resets the tries. */
export const codeSent =
  (channel: CodeChannel, challengeName: string | null): TwoFactorChange =>
  (twoFactor) => {
    const named = isLandline(twoFactor.phone) ? 'call' : channelOfChallenge(challengeName);
    const previousChannel = channel === 'email' ? null : named;
    const sendAttempts = (twoFactor.sent?.sendAttempts ?? 0) + 1;
    return { ...twoFactor, sent: { channel, previousChannel, sendAttempts, verificationAttempts: 0 } };
  };

/** Counts a wrong code. */
export const verificationFailed: TwoFactorChange = (twoFactor) => ({
  ...twoFactor,
  sent: twoFactor.sent && { ...twoFactor.sent, verificationAttempts: twoFactor.sent.verificationAttempts + 1 },
});

const givenBy = ({ newNumber, profileNumber }: TwoFactor): TwoFactor['given'] => {
  if (newNumber !== 'Typed') return 'Yes';
  return profileNumber === null ? 'WithFirstNumber' : 'WithNewNumber';
};

/** Completes the second factor. It is no longer required, and a number that was typed is confirmed: a first one, or a change. */
export const twoFactorCompleted: TwoFactorChange = (twoFactor) => ({
  ...twoFactor,
  given: givenBy(twoFactor),
  requirement: 'None',
  newNumber: 'None',
});
