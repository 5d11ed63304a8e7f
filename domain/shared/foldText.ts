// Because: Unicode decomposes no ligature, and no letter with a stroke or a hook. The plain letters are those of CLDR's Latin-ASCII.
const rows =
  'ae=æ oe=œ ss=ß th=þ a=ɑⱥ b=ƀɓƃ c=ƈȼ d=ðđɖɗƌ e=əǝɛɇ f=ƒ g=ɠǥɣ h=ħⱨ i=ıɩɨ j=ȷɉ k=ƙⱪ l=łƚⱡ n=ŋɲƞ o=øɔɵ p=ƥ q=ĸɋ r=ɍ s=ȿ t=ŧƭʈⱦ u=ʉʊ v=ʋ w=ⱳ y=ƴɏ z=ƶȥɀⱬʒ σ=ς';

const plainLetters: ReadonlyMap<string, string> = new Map(
  rows.split(' ').flatMap((row) => {
    const [plain = '', letters = ''] = row.split('=');
    return Array.from(letters, (letter) => [letter, plain] as const);
  }),
);

/**
 * A text to search in or to search for, the same in every language: lower case and plain letters (é, ø, ß and ı are e, o, ss and i),
 * without apostrophes, dots and invisible characters.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // Because: an accent that stands alone, which is typed as an apostrophe too, decomposes to a space and a mark.
    .replace(/ ?\p{M}+|[\p{Cf}\p{Lm}\p{Pi}\p{Pf}'`′‵՚׳ꞌ.·‧・。]/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => plainLetters.get(letter) ?? letter);
