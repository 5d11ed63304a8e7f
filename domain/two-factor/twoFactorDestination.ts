import type { TwoFactorPath } from '#domain/navigation/routes.ts';
import type { TwoFactor } from './twoFactor.ts';

/** Picks the 2FA screen. The order of the clauses is the rule: the first that holds wins. */
export const twoFactorDestination = (twoFactor: TwoFactor): TwoFactorPath => {
  const { status, phone, changingNumber, linkedNumbers } = twoFactor;
  if (status === 'Locked' || status === 'SetupDisabled') return '/2fa/locked';
  if (status === 'SetupRequired' && linkedNumbers.length > 1) return '/2fa/choose-number';
  switch (phone._tag) {
    case 'Checked':
      return changingNumber ? '/2fa/change-number' : '/2fa/phone-validation';
    case 'Unchecked':
      return '/2fa/review-number';
    case 'Absent':
      return '/2fa/add-number';
  }
};
