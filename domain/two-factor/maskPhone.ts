/** A number as the phone book takes it apart: the calling code without a plus, and the national part as it is written. */
export type PhoneParts = { readonly callingCode: string; readonly national: string };

const leftVisible = 4;

/** A number as it may be shown: calling code and last four digits, the rest bullets, grouping kept. */
export const maskPhone = ({ callingCode, national }: PhoneParts): string => {
  const hidden = digitCount(national) - visibleCount(national);
  let passed = 0;
  const masked = national.replace(/\d/g, (digit) => {
    passed += 1;
    return passed > hidden ? digit : '•';
  });
  return `+${callingCode} ${masked}`;
};

/** What a masked number is read out by: the digits for "ending in 0123". */
export const phoneTail = ({ national }: PhoneParts): string =>
  national.replace(/\D/g, '').slice(digitCount(national) - visibleCount(national));

const digitCount = (text: string): number => text.replace(/\D/g, '').length;

// Because: of a number of four digits or fewer the last four would be all of it.
const visibleCount = (national: string): number => {
  const digits = digitCount(national);
  return digits > leftVisible ? leftVisible : Math.floor(digits / 2);
};
