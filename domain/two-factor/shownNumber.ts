import { maskPhone, phoneTail, type PhoneParts } from './maskPhone.ts';
import type { TwoFactor } from './twoFactor.ts';

/** A number as a page shows it: its text, and the visible digits where the rest is masked. */
export type ShownNumber = { readonly text: string; readonly tail: string | null };

/** The number with only its calling code and its last digits visible. */
export const maskedNumber = (parts: PhoneParts): ShownNumber => ({ text: maskPhone(parts), tail: phoneTail(parts) });

/** The number as a page shows it: whole, in international format, while setup is required; otherwise masked. */
export const shownNumber = (parts: PhoneParts, { status }: Pick<TwoFactor, 'status'>): ShownNumber =>
  status === 'SetupRequired' ? { text: `+${parts.callingCode} ${parts.national}`, tail: null } : maskedNumber(parts);
