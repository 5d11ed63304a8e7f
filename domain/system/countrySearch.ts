import type { Locale } from '#domain/locale/locale.ts';

/** Whether what was typed finds a country, as it stands in the list: '+code - country name'. */
export type CountrySearch = (country: string, typed: string) => boolean;

// Because: people write a calling code bare, with a plus, or with the two noughts they would dial.
const callingCode = /^(?:\+|00)?(\d+)$/;

/** Digits find the calling codes that begin with them; words find a name that holds them, whatever the case, accents and dashes. */
export const countrySearch = (locale: Locale): CountrySearch => {
  const { compare } = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base', ignorePunctuation: true });
  const holds = (text: string, part: string): boolean => {
    const [letters, { length }] = [Array.from(text), Array.from(part)];
    return letters.some((_, from) => compare(letters.slice(from, from + length).join(''), part) === 0);
  };
  return (country, typed) => {
    const sought = typed.normalize('NFC').trim();
    const [, code = null] = callingCode.exec(sought.replace(/[\s()-]/g, '')) ?? [];
    if (code !== null) return country.startsWith(`+${code}`);
    return sought === '' || holds(country.normalize('NFC'), sought);
  };
};
