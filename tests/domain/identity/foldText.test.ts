import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#domain/identity/person.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

/** Letters, by the plain ones that people type for them. */
const letters = (
  'ae=æ oe=œ ss=ß th=þ d=đðɖɗ h=ħ i=ı q=ĸ l=łŀ n=ŋ o=øɔɵ t=ŧ e=əɛéèêëēęěẽ b=ɓ k=ƙ y=ƴ z=ƶ s=šșşſ ' +
  'ij=ĳ fi=ﬁ σ=ς α=ά е=ё'
).split(' ');

/** What people type for an apostrophe or a dot, and what they do not see. */
const left = "'’‘‛`´ʼʻ′＇\u0384\u055a\u05f3\ua78c.·…․．\u0301\u0307\u200b\u200e\u00ad\ufeff";

describe('foldText', () => {
  it.each(letters)('folds for %s each letter, in either case', (row) => {
    const [plain = '', all = ''] = row.split('=');
    for (const letter of Array.from(all)) {
      const forms = [letter, letter.toUpperCase(), letter.normalize('NFD'), plain, plain.toUpperCase()];
      expect(forms.map((form) => foldText(`x${form}x`))).toEqual(forms.map(() => `x${plain}x`));
    }
  });

  it('leaves no letter of a European Latin alphabet that is not plain', () => {
    const latin = Array.from({ length: 0x250 - 0xc0 }, (_, place) => String.fromCodePoint(0xc0 + place))
      .filter((letter) => /^\p{Script=Latin}$/u.test(letter))
      .slice(0, 180);
    expect(latin.length).toBeGreaterThan(170);
    expect(latin.filter((letter) => !/^[a-z]+$/.test(foldText(letter)))).toEqual([]);
  });

  it('folds the Turkish letters i in either case alike', () => {
    for (const word of ['ISTANBUL', 'İSTANBUL', 'istanbul', 'ıstanbul']) expect(foldText(word)).toBe('istanbul');
  });

  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 });
  const anyLeft = fc.constantFrom(...Array.from(left));
  itAlways('leaves out apostrophes, dots, accents and invisible characters', [words, anyLeft], (parts, mark) => {
    expect(foldText(parts.join(mark))).toBe(parts.join(''));
  });

  // Because: a letter folds with the marks beside it alone, so short texts show all that long ones do, in a tenth of the time.
  const shortText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 4 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  itAlways('gives one answer for all spellings of a text, and for its own answer', [shortText], (any) => {
    const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => any.normalize(form));
    const folded = foldText(any);
    expect([folded, ...forms].map(foldText)).toEqual([folded, folded, folded, folded, folded]);
  });

  itAlways('keeps plain letters, digits and the space between words', [fc.stringMatching(/^[a-z0-9 -]*$/)], (text) => {
    expect(foldText(text)).toBe(text);
  });
});
