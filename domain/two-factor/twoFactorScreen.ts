import type { TwoFactorPath } from '#domain/navigation/routes.ts';
import type { TwoFactor } from './twoFactor.ts';
import { twoFactorDestination } from './twoFactorDestination.ts';

/** The screen that fits how things stand: where a code waits to be confirmed in words or went by email, else the destination. */
export const twoFactorScreen = (twoFactor: TwoFactor): TwoFactorPath => {
  const { given, channel, sendAttempts } = twoFactor;
  const awaitsEmailCode = isOpen(twoFactor) && channel === 'email' && sendAttempts > 0;
  return given !== 'No' || awaitsEmailCode ? '/2fa/verify-number' : twoFactorDestination(twoFactor);
};

/** Whether a screen has what it needs to show: what it asks for is still open, and what it builds on is known. */
export const fitsTwoFactor = (path: TwoFactorPath, twoFactor: TwoFactor): boolean => {
  const screen = twoFactorScreen(twoFactor);
  const settled = twoFactor.given !== 'No' || !isOpen(twoFactor);
  return path === screen || (!settled && builds[path](twoFactor));
};

// Because: codes come by email only to who has no number, and such a one is not asked for a number on the way in.
const mayAdd = ({ status, required, profileNumber }: TwoFactor): boolean =>
  status === 'SetupRequired' || (!required && profileNumber === null);

// Because: a number that is being changed and was lost with the page must be typed again before anything is sent.
const knowsWhereTo = ({ phone, changingNumber, numberTyped }: TwoFactor): boolean =>
  phone._tag === 'Checked' && (!changingNumber || numberTyped);

const builds: { readonly [Path in TwoFactorPath]: (twoFactor: TwoFactor) => boolean } = {
  '/2fa/locked': () => false,
  '/2fa/choose-number': ({ status, linkedNumbers }) => status === 'SetupRequired' && linkedNumbers.length > 1,
  '/2fa/add-number': mayAdd,
  '/2fa/review-number': ({ phone, status }) =>
    phone._tag === 'Unchecked' || (phone._tag === 'Checked' && status === 'SetupRequired'),
  '/2fa/change-number': ({ phone }) => phone._tag !== 'Absent',
  '/2fa/phone-validation': knowsWhereTo,
  '/2fa/verify-number': (twoFactor) => knowsWhereTo(twoFactor) && twoFactor.sendAttempts > 0,
};

/** Whether the code is to go by email: two-factor is set up and owed, and there is no number; one sent already still counts. */
export const owesEmailCode = ({ required, status, phone, channel, sendAttempts }: TwoFactor): boolean =>
  required && status === 'Enrolled' && phone._tag === 'Absent' && (channel !== 'email' || sendAttempts === 0);

const isOpen = ({ status }: TwoFactor): boolean => status !== 'Locked' && status !== 'SetupDisabled';
