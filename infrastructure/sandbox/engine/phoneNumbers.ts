import { openPhoneBook } from '#infrastructure/phone/openPhoneBook.ts';
import type { Refusal } from './reply.ts';

/** The type of a number, null if it is not known, and whether a code can be sent to it. */
type PhoneFinding = { readonly type: Refusal['phoneType']; readonly supported: boolean };

/** Returns a number with its calling code in E.164 form, whatever its notation; null if it is not a phone number. */
export const e164 = (text: string): string | null =>
  openPhoneBook.numberOf({ mobilePrefix: '', mobilePhone: `+${text.trim().replace(/^(?:\+|00)/, '')}` });

/** The first range that matches decides. Ofcom's drama numbers have the type of their range. */
const ranges: ReadonlyArray<readonly [RegExp, PhoneFinding]> = [
  [/^\+44(55|70)/, { type: 'Voip', supported: false }],
  [/^\+447[1-9]\d{8}$/, { type: 'Mobile', supported: true }],
  [/^\+4456/, { type: 'Voip', supported: true }],
  [/^\+44[123]\d{8,9}$/, { type: 'Landline', supported: true }],
  [/^\+44/, { type: null, supported: false }],
  [/^\+/, { type: 'Mobile', supported: true }],
];

/** Returns the type of a number in E.164 form, as a carrier lookup does. */
export const findPhone = (number: string): PhoneFinding =>
  ranges.find(([range]) => range.test(number))?.[1] ?? { type: null, supported: false };

/** Whether a number is a landline. */
export const isLandline = (number: string): boolean => findPhone(number).type === 'Landline';
