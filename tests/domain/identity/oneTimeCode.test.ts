import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { codeDigits, digitsAfterInput, parseCode } from '#domain/identity/oneTimeCode.ts';
import { inScript, zeros } from '#tests/arbitraries/digits.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { oneTimeCode } from '#tests/arbitraries/oneTimeCode.ts';

const noDigits = fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Nd}/u.test(text));

const zero = fc.constantFrom(...zeros, 0x30);

describe('parseCode', () => {
  const texts = fc.tuple(noDigits, noDigits);
  itAlways(
    'finds a code in any script, with text around and between',
    [oneTimeCode, zero, texts],
    (code, at, given) => {
      const [around, between] = given;
      const typed = `${around}${Array.from(inScript(code, at)).join(between)}${around}`;
      expect(parseCode(typed)).toEqual(E.right(code));
    },
  );

  it.each([
    ['Missing', ['', 'abcdef', '²³¹½Ⅵ①']],
    ['TooShort', ['12345', '1']],
    ['TooLong', ['1234567', '01632 960961']],
  ])('refuses as %s each of %j', (problem, refused) => {
    expect(refused.map(parseCode)).toEqual(refused.map(() => E.left(problem)));
  });

  it('reads every compatibility form of a digit as Unicode itself does', () => {
    const everyDigit = Array.from({ length: 0x20000 }, (_, place) => String.fromCodePoint(place)).filter((character) =>
      /^\p{Nd}$/u.test(character),
    );
    const forms = everyDigit.filter((digit) => /^[0-9]$/.test(digit.normalize('NFKC')));
    expect(forms.length).toBeGreaterThan(60);
    expect(forms.map(codeDigits)).toEqual(forms.map((digit) => digit.normalize('NFKC')));
  });

  it('takes the same number of steps for each digit of a long text', () => {
    const steps = vi.spyOn(String, 'fromCodePoint');
    const stepsFor = (digits: number): number => {
      steps.mockClear();
      expect(parseCode('𝟿'.repeat(digits))).toEqual(E.left('TooLong'));
      return steps.mock.calls.length;
    };
    const one = stepsFor(7) / 7;
    expect(one).toBeGreaterThan(1);
    expect(stepsFor(1_000)).toBe(1_000 * one);
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
  const numbers = fc.array(fc.stringMatching(/^(?:[0-9]{1,5}|[0-9]{7,12})$/), { maxLength: 4 });
  const betweenNumbers = fc.constantFrom('\n', '\t', '. ', ' a ', ': ', '#', ' @xe.localhost #', '/', '。', '\u2028');
  const [twoCodes, betweenCodes] = [fc.tuple(oneTimeCode, oneTimeCode), fc.constantFrom(' ', '\n', '. ', ' or ')];
  const anyDigits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789٤۴ -.a\u200b\n')) });
  const anyText = fc.oneof(anyDigits, fc.string({ unit: 'binary' }));

  itAlways('is the only distinct code of a text', [codeInGroups, numbers, betweenNumbers], (spelt, others, between) => {
    const all = [...spelt.groups, ...others];
    expect(codeDigits(all.join(between))).toBe(spelt.code);
    expect(codeDigits(all.toReversed().join(between))).toBe(spelt.code);
  });

  it.each([
    'Your verification code is 048213.\n\n@account.xe.localhost #048213',
    '048213 is your code. It is valid for 10 minutes. Questions? 01632 960961',
    '<#> 048-213 (10:45)',
    '048\u2060213 ist Ihr Code, 5 Min. gültig',
    'G-048213, £1,250.00',
  ])('finds the code of %j', (text) => {
    expect(codeDigits(text)).toBe('048213');
  });

  itAlways('is every digit once and in order where there is no such code', [anyDigits], (typed) => {
    const digits = codeDigits(typed);
    fc.pre(digits.length !== 6);
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

  const some = fc.stringMatching(/^[0-9]{1,5}$/);
  itAlways('is every digit of the field after any other insertion', [typed, some], (before, digits) => {
    expect(digitsAfterInput(`a${digits}`, `${before}a${digits}`)).toBe(before + digits);
    expect(digitsAfterInput('123456 or 654321', '99123456 or 654321')).toBe('99123456654321');
  });

  it('is the code of the field where the browser does not say what is new', () => {
    expect(digitsAfterInput('', 'your code is 123 456, for 10 minutes')).toBe('123456');
    expect([digitsAfterInput('', '12345'), digitsAfterInput('', '')]).toEqual(['12345', '']);
  });
});
