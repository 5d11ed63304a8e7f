import type { Locale } from '#domain/locale/locale.ts';

/** Whether a typed text matches a country of the list, which reads '+code - country name'. */
export type CountrySearch = (country: string, typed: string) => boolean;

// Because: people type a calling code as digits, with a plus, or with two leading zeros.
const callingCode = /^(?:\+|00)?(\d+)$/;

/** The country search of a language: digits match the start of a calling code; text matches a part of the name, ignoring case, accents and punctuation. */
export const countrySearch = (locale: Locale): CountrySearch => {
  const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base', ignorePunctuation: true });
  const contains = (text: string, part: string): boolean => {
    const [characters, { length }] = [Array.from(text), Array.from(part)];
    return characters.some((_, from) => compare(characters.slice(from, from + length).join(''), part) === 0);
  };
  return (country, typed) => {
    const query = typed.normalize('NFC').trim();
    const code = callingCode.exec(query.replace(/[\s()-]/g, ''))?.[1];
    if (code !== undefined) return country.startsWith(`+${code}`);
    return query === '' || contains(country.normalize('NFC'), query);
  };
};
