import type { TwoFactor } from './twoFactor.ts';

type Owed = Pick<TwoFactor, 'status' | 'requirement'>;

/**
 * Whether the person may set up or change the number. A second factor that is owed and enrolled can only be proven, because a
 * password alone must not replace it.
 */
export const mayChangeNumber = ({ status, requirement }: Owed): boolean =>
  status === 'SetupRequired' || requirement === 'None';

/** Whether a code may go to a number: to the profile's own always, to another one only where the number may change. */
export const maySendTo = (number: string, twoFactor: Owed & Pick<TwoFactor, 'profileNumber'>): boolean =>
  number === twoFactor.profileNumber || mayChangeNumber(twoFactor);

/** Whether a code may go to the present number; without a number it goes to the profile's email. */
export const maySendToPhone = (twoFactor: TwoFactor): boolean =>
  twoFactor.phone._tag === 'Absent' || maySendTo(twoFactor.phone.number, twoFactor);

/** Ends a change of the number that the person may no longer make. */
export const withoutForbiddenChange = (twoFactor: TwoFactor): TwoFactor =>
  twoFactor.changingNumber && !mayChangeNumber(twoFactor) ? { ...twoFactor, changingNumber: false } : twoFactor;
