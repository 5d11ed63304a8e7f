import { foldText } from '#domain/shared/foldText.ts';

// Because: people type a calling code as digits, with a plus, or with two leading zeros.
const callingCode = /^(?:\+|00)?(\d+)$/;

const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a typed text matches a country of the list, which reads '+code - country name': digits match the start of the calling code, letters
 * a part of the folded name, whatever spaces and punctuation are between them.
 */
export const isCountryFound = (country: string, typed: string): boolean => {
  const code = callingCode.exec(typed.replace(/[\s()-]/g, ''))?.[1];
  return code === undefined ? lettersOf(country).includes(lettersOf(typed)) : country.startsWith(`+${code}`);
};
