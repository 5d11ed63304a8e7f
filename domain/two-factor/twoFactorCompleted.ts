import { numberChangeConfirmed, type TwoFactorChange } from './phoneChanges.ts';
import type { Given, TwoFactor } from './twoFactor.ts';

/** Completes the second factor: it is no longer required, and a change of the number is confirmed. */
export const twoFactorCompleted: TwoFactorChange = (twoFactor) => ({
  ...(twoFactor.changingNumber ? numberChangeConfirmed(twoFactor) : twoFactor),
  given: givenBy(twoFactor),
  required: false,
  useWebLogin: false,
  sendAttempts: 0,
  verificationAttempts: 0,
});

/** Whether the code confirmed a number; a page confirms this before the sign-in continues. */
export const hasConfirmedNumber = ({ given }: Pick<TwoFactor, 'given'>): boolean =>
  given === 'WithFirstNumber' || given === 'WithNewNumber';

const givenBy = ({ changingNumber, profileNumber }: TwoFactor): Given => {
  if (!changingNumber) return 'Yes';
  return profileNumber === null ? 'WithFirstNumber' : 'WithNewNumber';
};
