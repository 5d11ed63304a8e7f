import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { codeDigits, codeLength, digitsAfterInput, parseCode } from '#domain/identity/oneTimeCode.ts';
import { inScript, zeros } from '#tests/arbitraries/digits.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { oneTimeCode, tooFewDigits, tooManyDigits } from '#tests/arbitraries/oneTimeCode.ts';
import { codeOf } from '#tests/support/codes.ts';

const noDigits = fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Nd}/u.test(text));

const zero = fc.constantFrom(...zeros, 0x30);

describe('parseCode', () => {
  const texts = fc.tuple(noDigits, noDigits);
  itAlways('finds a code in any script, with text around it', [oneTimeCode, zero, texts], (code, at, given) => {
    const [around, between] = given;
    const typed = `${around}${Array.from(inScript(code, at)).join(between)}${around}`;
    expect(parseCode(typed)).toEqual(E.right(code));
  });

  itAlways('refuses a text without digits, and other numbers of them', [tooFewDigits, tooManyDigits], (few, many) => {
    for (const text of ['', 'abcdef', '²³¹½Ⅵ①']) expect(parseCode(text)).toEqual(E.left('Missing'));
    expect([few, many].map(parseCode)).toEqual([E.left('TooShort'), E.left('TooLong')]);
  });

  it('refuses a long text at once', () => {
    expect(parseCode('𝟿'.repeat(10_000))).toEqual(E.left('TooLong'));
  });
});

describe('codeDigits', () => {
  const marks = Array.from(' -–\u2212\u00a0\u202f\u200b\u200e\ufeff\u00ad\ufe0f\ufff9');
  const spelling = fc.tuple(fc.constantFrom('', ...marks), fc.constantFrom(...zeros));

  /** A code, and its groups of digits, spelt in several ways and scripts. */
  const codeInGroups = fc
    .tuple(oneTimeCode, fc.array(spelling, { minLength: 1, maxLength: 3 }))
    .map(([code, spellings]) => ({
      code,
      groups: spellings.map(([mark, script]) => Array.from(inScript(code, script)).join(mark)),
    }));
  const numbers = fc.array(fc.oneof(tooFewDigits, tooManyDigits), { maxLength: 4 });
  const betweenNumbers = fc.constantFrom('\n', '\t', '. ', ' a ', ': ', '#', ' @xe.localhost #', '/', '。', '\u2028');
  const [twoCodes, betweenCodes] = [fc.tuple(oneTimeCode, oneTimeCode), fc.constantFrom(' ', '\n', '. ', ' or ')];
  const anyDigits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789٤۴ -.a\u200b\n')) });
  const anyText = fc.oneof(anyDigits, fc.string({ unit: 'binary' }));

  itAlways('is the only distinct code of a text', [codeInGroups, numbers, betweenNumbers], (spelt, others, between) => {
    const all = [...spelt.groups, ...others];
    expect(codeDigits(all.join(between))).toBe(spelt.code);
    expect(codeDigits(all.toReversed().join(between))).toBe(spelt.code);
  });

  itAlways('is every digit once and in order where there is no such code', [anyDigits], (typed) => {
    const digits = codeDigits(typed);
    fc.pre(digits.length !== codeLength);
    const all = Array.from(typed).filter((character) => /\p{Nd}/u.test(character));
    expect(digits).toBe(all.map(codeDigits).join(''));
  });

  itAlways('is digits only, and the same for its own answer', [anyText], (typed) => {
    const digits = codeDigits(typed);
    expect(digits).toMatch(/^[0-9]*$/);
    expect(codeDigits(digits)).toBe(digits);
  });

  itAlways('does not guess between two codes', [twoCodes, betweenCodes], ([one, other], between) => {
    fc.pre(one !== other);
    expect(codeDigits(`${one}${between}${other}`)).toBe(`${one}${other}`);
  });
});

describe('digitsAfterInput', () => {
  const typed = fc.stringMatching(/^[0-9]{0,12}$/);

  itAlways('is an inserted code instead of the field, on either side', [oneTimeCode, typed], (code, before) => {
    const inserted = `Your code is ${code}, valid for 10 minutes`;
    for (const text of [inserted + before, before + inserted]) expect(digitsAfterInput(inserted, text)).toBe(code);
  });

  const [one, other] = [codeOf('1'), codeOf('2')];

  itAlways('is every digit of the field after any other insertion', [typed, tooFewDigits], (before, digits) => {
    expect(digitsAfterInput(`a${digits}`, `${before}a${digits}`)).toBe(before + digits);
    expect(digitsAfterInput(`${one} or ${other}`, `99${one} or ${other}`)).toBe(`99${one}${other}`);
  });

  it('is the code of the field where the browser does not say what is new', () => {
    expect(digitsAfterInput('', `your code is ${one.slice(0, 3)} ${one.slice(3)}, for 10 minutes`)).toBe(one);
    expect([digitsAfterInput('', '12'), digitsAfterInput('', '')]).toEqual(['12', '']);
  });
});
