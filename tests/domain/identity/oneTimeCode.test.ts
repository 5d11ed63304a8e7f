import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { codeDigits, digitsAfterInput, parseCode } from '#domain/identity/oneTimeCode.ts';
import { oneTimeCode } from '#tests/arbitraries/oneTimeCode.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

/** The zero of some scripts, from the Unicode character database. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1810, 0xff10, 0x104a0, 0x1d7ce, 0x1d7d8, 0x1d7f6, 0x1fbf0];

const inScript = (code: string, zero: number): string =>
  code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** The ways to write the digits of a group. */
const inGroup = fc.constantFrom(
  (code) => code,
  ...[' ', '-', '–', '\u2212', '\u00a0', '\u202f', '\u200b', '\u200e', '\ufeff', '\u00ad', '\ufe0f', '\ufff9'].map(
    (mark) => (code: string) => Array.from(code).join(mark),
  ),
);

const noDigits = fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Nd}/u.test(text));

describe('parseCode', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['12–34–56', '123456'],
    ['\u00a0123\u2009456\n', '123456'],
    ['your code is 123456', '123456'],
    ['Your code is: 123 456.', '123456'],
    ['000412', '000412'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['१२३ ४५६', '123456'],
    ['𝟏𝟐𝟑𝟜𝟝𝟞', '123456'],
  ])('reads %j as %s', (typed, code) => {
    expect(parseCode(typed)).toEqual(E.right(code));
  });

  it.each([
    ['', 'Missing'],
    ['   ', 'Missing'],
    ['abcdef', 'Missing'],
    ['²³¹½Ⅵ①', 'Missing'],
    ['12345', 'TooShort'],
    ['1', 'TooShort'],
    ['1234567', 'TooLong'],
    ['123456 654321', 'TooLong'],
    ['123456. 654321', 'TooLong'],
    ['01632 960961', 'TooLong'],
  ])('refuses %j as %s', (typed, problem) => {
    expect(parseCode(typed)).toEqual(E.left(problem));
  });

  it('finds a code in any script, with any text around and between its digits', () => {
    fc.assert(
      fc.property(
        oneTimeCode,
        fc.constantFrom(...zeros),
        fc.tuple(noDigits, noDigits),
        (code, zero, [around, between]) => {
          const typed = `${around}${Array.from(inScript(code, zero)).join(between)}${around}`;
          expect(parseCode(typed)).toEqual(E.right(code));
        },
      ),
    );
  });

  it('is the only distinct code of a text, however often it stands there and whatever other numbers do', () => {
    const otherNumbers = fc.array(fc.stringMatching(/^(?:[0-9]{1,5}|[0-9]{7,12})$/), { maxLength: 4 });
    fc.assert(
      fc.property(
        oneTimeCode,
        fc.constantFrom(...zeros),
        fc.array(inGroup, { minLength: 1, maxLength: 3 }),
        otherNumbers,
        fc.constantFrom(
          '\n',
          '\t',
          '. ',
          ' a ',
          ': ',
          ', ',
          '#',
          ' @account.xe.localhost #',
          '/',
          '"',
          '。',
          '：',
          '\u2028',
        ),
        (code, zero, spellings, others, between) => {
          const groups = [...spellings.map((spell) => spell(inScript(code, zero))), ...others];
          expect(codeDigits(groups.join(between))).toBe(code);
          expect(codeDigits(groups.toReversed().join(between))).toBe(code);
        },
      ),
    );
  });

  it.each([
    ['Your verification code is 048213.\n\n@account.xe.localhost #048213', '048213'],
    ['Your verification code is 048213.  @account.xe.localhost #048213', '048213'],
    ['123456 is your code. It is valid for 10 minutes. Questions? 01632 960961', '123456'],
    ['Code 2026\n123456\n10 min', '123456'],
    ['<#> 123-456 (10:45)', '123456'],
    ['123\u2060456 ist Ihr Code, 5 Min. gültig', '123456'],
    ['1\ufe0f2\ufe0f3\ufe0f4\ufe0f5\ufe0f6\ufe0f in 5 min', '123456'],
    ['G-123456, £1,250.00', '123456'],
  ])('finds in %j the code %s', (text, code) => {
    expect(codeDigits(text)).toBe(code);
  });

  it('is every digit once and in order where there is no such code, and is idempotent', () => {
    reaches(
      50,
      (inCase) =>
        fc.property(fc.string({ unit: fc.constantFrom(...'0123456789٤۴ -.a\u200b\n') }), (typed) => {
          const digits = codeDigits(typed);
          expect(digits).toMatch(/^[0-9]*$/);
          expect(codeDigits(digits)).toBe(digits);
          const all = Array.from(typed).filter((character) => /\p{Nd}/u.test(character));
          if (inCase(digits.length !== 6)) expect(digits).toBe(all.map(codeDigits).join(''));
        }),
      { numRuns: 1000 },
    );
  });

  it('does not guess between two codes', () => {
    fc.assert(
      fc.property(oneTimeCode, oneTimeCode, fc.constantFrom(' ', '\n', '. ', ' or '), (one, other, between) => {
        fc.pre(one !== other);
        expect(codeDigits(`${one}${between}${other}`)).toBe(`${one}${other}`);
      }),
    );
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

describe('digitsAfterInput', () => {
  it('is an inserted code instead of what was in the field, on whichever side it was inserted', () => {
    fc.assert(
      fc.property(oneTimeCode, fc.stringMatching(/^[0-9]{0,12}$/), fc.boolean(), (code, before, isFirst) => {
        const inserted = `Your code is ${code}, valid for 10 minutes`;
        expect(digitsAfterInput(inserted, isFirst ? inserted + before : before + inserted)).toBe(code);
      }),
    );
  });

  it('is every digit of the field after any other insertion', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,12}$/), fc.stringMatching(/^[0-9]{0,5}$/), (before, digits) => {
        expect(digitsAfterInput(`a${digits}`, `${before}a${digits}`)).toBe(before + digits);
      }),
    );
    expect(digitsAfterInput('3', '123')).toBe('123');
    expect(digitsAfterInput('123456 or 654321', '99123456 or 654321')).toBe('99123456654321');
  });

  it('is the code of the field where the browser does not say what is new', () => {
    expect(digitsAfterInput('', 'your code is 123 456, for 10 minutes')).toBe('123456');
    expect(digitsAfterInput('', '12345')).toBe('12345');
    expect(digitsAfterInput('', '')).toBe('');
  });
});
