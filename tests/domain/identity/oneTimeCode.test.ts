import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { codeDigits, insertedCode, parseCode, type FieldInput } from '#domain/identity/oneTimeCode.ts';
import { oneTimeCode } from '#tests/arbitraries/oneTimeCode.ts';

/** The zero of some scripts, from the Unicode character database. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1810, 0xff10, 0x104a0, 0x1d7ce, 0x1d7d8, 0x1d7f6, 0x1fbf0];

const inScript = (code: string, zero: number): string =>
  code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

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

  it('returns every digit once and in order, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const digits = codeDigits(typed);
        expect(digits).toMatch(/^[0-9]*$/);
        expect(digits.length).toBe(Array.from(typed).filter((character) => /\p{Nd}/u.test(character)).length);
        expect(codeDigits(digits)).toBe(digits);
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

describe('insertedCode', () => {
  const input = (change: Partial<FieldInput>): FieldInput => ({
    inputType: 'insertText',
    data: null,
    before: '',
    after: '123456',
    ...change,
  });

  it('is a whole code that one event pasted or filled in, whatever was in the field before', () => {
    const types = ['', 'insertFromPaste', 'insertFromDrop', 'insertReplacementText'];
    fc.assert(
      fc.property(oneTimeCode, fc.constantFrom(...types), fc.string(), (code, inputType, before) => {
        expect(insertedCode(input({ inputType, before, after: `code ${code}` }))).toBe(code);
      }),
    );
    for (const inputType of types) expect(insertedCode(input({ inputType, before: '654321' }))).toBe('123456');
  });

  it('is a suggestion of the keyboard, which comes as text in one piece', () => {
    expect(insertedCode(input({ data: '123456' }))).toBe('123456');
    expect(insertedCode(input({ data: '123456', before: '654321' }))).toBe('123456');
    expect(insertedCode(input({ inputType: 'insertCompositionText', data: '123456' }))).toBe('123456');
  });

  it('is never typed digit by digit, in a composition or not, nor what remains after a deletion', () => {
    fc.assert(
      fc.property(oneTimeCode, fc.constantFrom('insertText', 'insertCompositionText'), (code, inputType) => {
        for (let length = 1; length <= code.length; length += 1) {
          const after = code.slice(0, length);
          const data = inputType === 'insertText' ? (after.at(-1) ?? null) : after;
          expect(insertedCode({ inputType, data, before: code.slice(0, length - 1), after })).toBeNull();
        }
      }),
    );
    expect(insertedCode(input({ inputType: 'deleteContentBackward', before: '1234567' }))).toBeNull();
    expect(insertedCode(input({ inputType: 'historyUndo' }))).toBeNull();
  });

  it.each(['', '12345', '1234567'])('is not %j, which is no whole code', (after) => {
    expect(insertedCode(input({ inputType: 'insertFromPaste', after }))).toBeNull();
  });
});
