import { openPhoneBook } from '#infrastructure/phone/openPhoneBook.ts';
import type { LookupBody } from './replies.ts';

type PhoneType = LookupBody['data']['type'];

/** The type of a number, and whether a code can be sent to it. */
type PhoneFinding = { readonly type: PhoneType | null; readonly supported: boolean };

/** Returns a number with its calling code in E.164 form, whatever its notation; null if it is not a phone number. */
export const e164 = (text: string): string | null =>
  openPhoneBook.numberOf({ mobilePrefix: '', mobilePhone: `+${text.trim().replace(/^(?:\+|00)/, '')}` });

type Range = { readonly starts: RegExp; readonly finding: PhoneFinding };

/** The first range that matches decides. Ofcom's drama numbers have the type of their range. */
const ranges: ReadonlyArray<Range> = [
  { starts: /^\+44(55|70)/, finding: { type: 'Voip', supported: false } },
  { starts: /^\+44[89]/, finding: { type: null, supported: false } },
  { starts: /^\+447[1-9]\d{8}$/, finding: { type: 'Mobile', supported: true } },
  { starts: /^\+4456/, finding: { type: 'Voip', supported: true } },
  { starts: /^\+44[123]\d{8,9}$/, finding: { type: 'Landline', supported: true } },
  { starts: /^\+44/, finding: { type: null, supported: false } },
  { starts: /^\+/, finding: { type: 'Mobile', supported: true } },
];

/** Returns the type of a number in E.164 form, as a carrier lookup does. */
export const findPhone = (number: string): PhoneFinding =>
  ranges.find(({ starts }) => starts.test(number))?.finding ?? { type: null, supported: false };

/** Whether a number is a landline. */
export const isLandline = (number: string): boolean => findPhone(number).type === 'Landline';
