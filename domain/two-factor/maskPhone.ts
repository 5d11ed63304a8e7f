/** A number in two parts: the calling code without a plus, and the national part with its grouping. */
export type PhoneParts = { readonly callingCode: string; readonly national: string };

const leftVisible = 4;

/** The masked number: calling code and last four digits visible, the rest bullets, grouping kept. */
export const maskPhone = ({ callingCode, national }: PhoneParts): string => {
  const hidden = digitCount(national) - visibleCount(national);
  let passed = 0;
  const masked = national.replace(/\d/g, (digit) => {
    passed += 1;
    return passed > hidden ? digit : '•';
  });
  return `+${callingCode} ${masked}`;
};

/** The visible digits of a masked number, for "ending in 0123". */
export const phoneTail = ({ national }: PhoneParts): string =>
  national.replace(/\D/g, '').slice(digitCount(national) - visibleCount(national));

const digitCount = (text: string): number => text.replace(/\D/g, '').length;

// Because: the last four digits of a number with four digits or fewer would show all of it.
const visibleCount = (national: string): number => {
  const digits = digitCount(national);
  return digits > leftVisible ? leftVisible : Math.floor(digits / 2);
};
