import { isChangingNumber, mayChangeNumber, maySendToPhone, type TwoFactor } from './twoFactor.ts';

/** The path of a screen of two-factor. */
export type TwoFactorPath =
  | '/2fa/add-number'
  | '/2fa/change-number'
  | '/2fa/choose-number'
  | '/2fa/locked'
  | '/2fa/phone-validation'
  | '/2fa/review-number'
  | '/2fa/verify-number';

/** The screen that two-factor begins with. The conditions have the order of specification 4.7: the first one that is true decides. */
export const twoFactorDestination = (twoFactor: TwoFactor): TwoFactorPath => {
  const { status, phone, linkedNumbers } = twoFactor;
  if (status === 'Locked' || status === 'SetupDisabled') return '/2fa/locked';
  if (status === 'SetupRequired' && linkedNumbers.length > 1) return '/2fa/choose-number';
  switch (phone._tag) {
    case 'Checked':
      return isChangingNumber(twoFactor) ? '/2fa/change-number' : '/2fa/phone-validation';
    case 'Unchecked':
      return '/2fa/review-number';
    case 'Absent':
      return '/2fa/add-number';
  }
};

/** The two-factor screen for the state: the code screen after a code by email or a completed second factor, else the destination. */
export const twoFactorScreen = (twoFactor: TwoFactor): TwoFactorPath => {
  const awaitsEmailCode = isOpen(twoFactor) && twoFactor.sent?.channel === 'email';
  return twoFactor.given !== 'No' || awaitsEmailCode ? '/2fa/verify-number' : twoFactorDestination(twoFactor);
};

/** Whether a two-factor screen can be shown: it is the screen for the state, or it has the data that it needs. */
export const fitsTwoFactor = (path: TwoFactorPath, twoFactor: TwoFactor): boolean => {
  const screen = twoFactorScreen(twoFactor);
  const isCompleted = twoFactor.given !== 'No' || !isOpen(twoFactor);
  return path === screen || (!isCompleted && hasData[path](twoFactor));
};

/** Whether a number may be added. During a sign-in, a person without one gets the code by email instead. */
const mayAdd = (twoFactor: TwoFactor): boolean =>
  mayChangeNumber(twoFactor) && (twoFactor.status === 'SetupRequired' || twoFactor.profileNumber === null);

/** Whether a code can be sent to the number. After a reload, a new one must be typed again first. */
const canSendToNumber = (twoFactor: TwoFactor): boolean => {
  const isAwaited = isChangingNumber(twoFactor) && twoFactor.newNumber !== 'Typed';
  return twoFactor.phone._tag === 'Checked' && !isAwaited && maySendToPhone(twoFactor);
};

/** Whether the data of each screen is there. Nobody goes to /2fa/locked, unless it is the screen for the state. */
const hasData: { readonly [Path in TwoFactorPath]: (twoFactor: TwoFactor) => boolean } = {
  '/2fa/locked': () => false,
  '/2fa/choose-number': ({ status, linkedNumbers }) => status === 'SetupRequired' && linkedNumbers.length > 1,
  '/2fa/add-number': mayAdd,
  '/2fa/review-number': ({ phone, status }) =>
    phone._tag === 'Unchecked' || (phone._tag === 'Checked' && status === 'SetupRequired'),
  '/2fa/change-number': (twoFactor) => twoFactor.phone._tag !== 'Absent' && mayChangeNumber(twoFactor),
  '/2fa/phone-validation': canSendToNumber,
  '/2fa/verify-number': (twoFactor) => canSendToNumber(twoFactor) && twoFactor.sent !== null,
};

/** Whether a code must be sent by email first: two-factor is required and set up, there is no number, and no code was sent by email. */
export const needsEmailCode = ({ requirement, status, phone, sent }: TwoFactor): boolean =>
  requirement !== 'None' && status === 'Enrolled' && phone._tag === 'Absent' && sent?.channel !== 'email';

const isOpen = ({ status }: TwoFactor): boolean => status !== 'Locked' && status !== 'SetupDisabled';
