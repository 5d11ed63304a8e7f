import type { LookupBody } from './replies.ts';

type PhoneType = LookupBody['data']['type'];

/** What is known of a number: its kind, and whether a code can be sent there. */
export type PhoneFinding = { readonly type: PhoneType | null; readonly supported: boolean };

/** A number in E.164 form, however it was written; null where that can't be. */
export const e164 = (written: string): string | null => {
  const digits = written.replace(/\D/g, '');
  return digits.length >= 8 && digits.length <= 15 && !digits.startsWith('0') ? `+${digits}` : null;
};

type Range = { readonly starts: RegExp; readonly finding: PhoneFinding };

/** The first range that fits says what a number is. The numbers of dramas keep the kind their ranges have. */
const ranges: ReadonlyArray<Range> = [
  { starts: /^\+44(55|70)/, finding: { type: 'Voip', supported: false } },
  { starts: /^\+44[89]/, finding: { type: null, supported: false } },
  { starts: /^\+447[1-9]\d{8}$/, finding: { type: 'Mobile', supported: true } },
  { starts: /^\+4456/, finding: { type: 'Voip', supported: true } },
  { starts: /^\+44[123]\d{8,9}$/, finding: { type: 'Landline', supported: true } },
  { starts: /^\+44/, finding: { type: null, supported: false } },
  { starts: /^\+/, finding: { type: 'Mobile', supported: true } },
];

/** What a number is, as a carrier would say. */
export const findPhone = (number: string): PhoneFinding =>
  ranges.find(({ starts }) => starts.test(number))?.finding ?? { type: null, supported: false };

export const isLandline = (number: string): boolean => findPhone(number).type === 'Landline';
