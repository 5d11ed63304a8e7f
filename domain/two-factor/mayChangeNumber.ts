import type { TwoFactor } from './twoFactor.ts';

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

/** Ends a change of the number that the person may no longer make. */
export const withoutForbiddenChange = (twoFactor: TwoFactor): TwoFactor =>
  twoFactor.changingNumber && !mayChangeNumber(twoFactor) ? { ...twoFactor, changingNumber: false } : twoFactor;
