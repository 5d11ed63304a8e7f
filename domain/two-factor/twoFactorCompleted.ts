import { numberChangeConfirmed, type TwoFactorChange } from './phoneChanges.ts';
import type { TwoFactor } from './twoFactor.ts';

const givenBy = ({ numberTyped, profileNumber }: TwoFactor): TwoFactor['given'] => {
  if (!numberTyped) return 'Yes';
  return profileNumber === null ? 'WithFirstNumber' : 'WithNewNumber';
};

/** Completes the second factor. It is no longer required, and a number that was typed is confirmed: a first one, or a change. */
export const twoFactorCompleted: TwoFactorChange = (twoFactor) => ({
  ...(twoFactor.changingNumber ? numberChangeConfirmed(twoFactor) : twoFactor),
  given: givenBy(twoFactor),
  requirement: 'None',
  sendAttempts: 0,
  verificationAttempts: 0,
});

/** Whether the code confirmed a first or a new number. Then a page says so before the sign-in continues. */
export const hasConfirmedNumber = ({ given }: Pick<TwoFactor, 'given'>): boolean =>
  given === 'WithFirstNumber' || given === 'WithNewNumber';
