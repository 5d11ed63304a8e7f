import type { TwoFactorPath } from '#domain/navigation/routes.ts';
import { mayChangeNumber } from './mayChangeNumber.ts';
import type { TwoFactor } from './twoFactor.ts';

/** Returns the two-factor screen for the state. The order of the conditions matters: the first that is true decides. */
export const twoFactorDestination = (twoFactor: TwoFactor): TwoFactorPath => {
  const { status, phone, changingNumber, linkedNumbers } = twoFactor;
  if (status === 'Locked' || status === 'SetupDisabled') return '/2fa/locked';
  if (status === 'SetupRequired' && linkedNumbers.length > 1) return '/2fa/choose-number';
  switch (phone._tag) {
    case 'Checked':
      return changingNumber && mayChangeNumber(twoFactor) ? '/2fa/change-number' : '/2fa/phone-validation';
    case 'Unchecked':
      return '/2fa/review-number';
    case 'Absent':
      return '/2fa/add-number';
  }
};
