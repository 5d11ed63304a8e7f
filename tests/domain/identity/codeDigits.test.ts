import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeDigits, digitsAfterInput } from '#domain/identity/oneTimeCode.ts';
import { inScript, zeros } from '#tests/arbitraries/digits.ts';
import { oneTimeCode } from '#tests/arbitraries/oneTimeCode.ts';

const marks = [' ', '-', '–', '\u2212', '\u00a0', '\u202f', '\u200b', '\u200e', '\ufeff', '\u00ad', '\ufe0f', '\ufff9'];

/** A code, and a text with its groups, spelt in several ways and scripts: once or more, in any order. */
const codeInGroups = fc
  .tuple(
    oneTimeCode,
    fc.array(fc.tuple(fc.constantFrom('', ...marks), fc.constantFrom(...zeros)), { minLength: 1, maxLength: 3 }),
  )
  .map(([code, spellings]) => ({
    code,
    groups: spellings.map(([mark, zero]) => Array.from(inScript(code, zero)).join(mark)),
  }));

const otherNumbers = fc.array(fc.stringMatching(/^(?:[0-9]{1,5}|[0-9]{7,12})$/), { maxLength: 4 });

const betweenNumbers = fc.constantFrom(
  '\n',
  '\t',
  '. ',
  ' a ',
  ': ',
  '#',
  ' @account.xe.localhost #',
  '/',
  '。',
  '\u2028',
);

const anyDigits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789٤۴ -.a\u200b\n')) });

describe('codeDigits', () => {
  it('is the only distinct code of a text, however often it stands there and whatever other numbers do', () => {
    fc.assert(
      fc.property(codeInGroups, otherNumbers, betweenNumbers, ({ code, groups }, others, between) => {
        const numbers = [...groups, ...others];
        expect(codeDigits(numbers.join(between))).toBe(code);
        expect(codeDigits(numbers.toReversed().join(between))).toBe(code);
      }),
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

  it('is every digit once and in order where there is no such code', () => {
    fc.assert(
      fc.property(anyDigits, (typed) => {
        const digits = codeDigits(typed);
        fc.pre(digits.length !== 6);
        const all = Array.from(typed).filter((character) => /\p{Nd}/u.test(character));
        expect(digits).toBe(all.map(codeDigits).join(''));
      }),
    );
  });

  it('is digits only, and the same for its own answer', () => {
    fc.assert(
      fc.property(fc.oneof(anyDigits, fc.string({ unit: 'binary' })), (typed) => {
        const digits = codeDigits(typed);
        expect(digits).toMatch(/^[0-9]*$/);
        expect(codeDigits(digits)).toBe(digits);
      }),
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
