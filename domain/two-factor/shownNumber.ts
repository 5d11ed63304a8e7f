import { maskPhone, phoneTail, type PhoneParts } from './maskPhone.ts';
import type { TwoFactor } from './twoFactor.ts';

/** A number on the page: what is seen, and the digits it is read out by where the rest is hidden. */
export type ShownNumber = { readonly text: string; readonly tail: string | null };

/** A number of which only the calling code and the end may be seen. */
export const maskedNumber = (parts: PhoneParts): ShownNumber => ({ text: maskPhone(parts), tail: phoneTail(parts) });

/** A number as it is shown: whole while it is being set up by the person who typed it, masked else. */
export const shownNumber = (parts: PhoneParts, { status, profileId }: TwoFactor): ShownNumber =>
  status === 'SetupRequired' && profileId === null
    ? { text: `+${parts.callingCode} ${parts.national}`, tail: null }
    : maskedNumber(parts);
