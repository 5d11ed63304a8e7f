// Because: Unicode has no decomposition for ligatures, nor for letters with a stroke or a hook. These pairs are from CLDR's Latin-ASCII.
const rows =
  'ae=æ oe=œ ss=ß th=þ a=ɑⱥ b=ƀɓƃ c=ƈȼ d=ðđɖɗƌ e=əǝɛɇ f=ƒ g=ɠǥɣ h=ħⱨ i=ıɩɨ j=ȷɉ k=ƙⱪ l=łƚⱡ n=ŋɲƞ o=øɔɵ p=ƥ q=ĸɋ r=ɍ s=ȿ t=ŧƭʈⱦ u=ʉʊ v=ʋ w=ⱳ y=ƴɏ z=ƶȥɀⱬʒ σ=ς';

const plainLetters: ReadonlyMap<string, string> = new Map(
  rows.split(' ').flatMap((row) => {
    const [plain = '', letters = ''] = row.split('=');
    return Array.from(letters, (letter) => [letter, plain] as const);
  }),
);

/**
 * Folds a text for a search, in the same way for every language. Letters become lower case and plain (é, ø, ß and ı become e, o, ss
 * and i). Apostrophes, dots and invisible characters are removed.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // Because: people type a lone accent for an apostrophe, and it decomposes to a space and a mark.
    .replace(/ ?\p{M}+|[\p{Cf}\p{Lm}\p{Pi}\p{Pf}'`′‵՚׳ꞌ.·‧・。]/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => plainLetters.get(letter) ?? letter);
