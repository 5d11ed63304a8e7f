import { numberChangeConfirmed, type TwoFactorChange } from './phoneChanges.ts';
import type { Given, TwoFactor } from './twoFactor.ts';

/** The second factor was given: nothing is owed any more, and a number that was being changed is in force. */
export const twoFactorGiven: TwoFactorChange = (twoFactor) => ({
  ...(twoFactor.changingNumber ? numberChangeConfirmed(twoFactor) : twoFactor),
  given: givenBy(twoFactor),
  required: false,
  useWebLogin: false,
  sendAttempts: 0,
  verificationAttempts: 0,
});

/** Whether the code brought a number into force, which is confirmed in words before the visit goes on. */
export const broughtNumber = ({ given }: Pick<TwoFactor, 'given'>): boolean =>
  given === 'WithFirstNumber' || given === 'WithNewNumber';

const givenBy = ({ changingNumber, profileNumber }: TwoFactor): Given => {
  if (!changingNumber) return 'Yes';
  return profileNumber === null ? 'WithFirstNumber' : 'WithNewNumber';
};
