import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { codeDigits, parseCode } from '#domain/identity/oneTimeCode.ts';
import { inScript, zeros } from '#tests/arbitraries/digits.ts';
import { oneTimeCode } from '#tests/arbitraries/oneTimeCode.ts';

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
