import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { codeDigits, digitsAfterInput, parseCode } from '#domain/identity/oneTimeCode.ts';
import { inScript, zeros } from '#tests/arbitraries/digits.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { oneTimeCode } from '#tests/arbitraries/oneTimeCode.ts';

const noDigits = fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Nd}/u.test(text));

describe('parseCode', () => {
  itAlways(
    'finds a code in any script, with any text around and between its digits',
    [oneTimeCode, fc.constantFrom(...zeros, 0x30), fc.tuple(noDigits, noDigits)],
    (code, zero, texts) => {
      const [around, between] = texts;
      const typed = `${around}${Array.from(inScript(code, zero)).join(between)}${around}`;
      expect(parseCode(typed)).toEqual(E.right(code));
    },
  );

  it.each([
    ['', 'Missing'],
    ['abcdef', 'Missing'],
    ['²³¹½Ⅵ①', 'Missing'],
    ['12345', 'TooShort'],
    ['1', 'TooShort'],
    ['1234567', 'TooLong'],
    ['01632 960961', 'TooLong'],
  ])('refuses %j as %s', (typed, problem) => {
    expect(parseCode(typed)).toEqual(E.left(problem));
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
      groups: spellings.map(([mark, zero]) => Array.from(inScript(code, zero)).join(mark)),
    }));
  const otherNumbers = fc.array(fc.stringMatching(/^(?:[0-9]{1,5}|[0-9]{7,12})$/), { maxLength: 4 });
  const betweenNumbers = fc.constantFrom('\n', '\t', '. ', ' a ', ': ', '#', ' @xe.localhost #', '/', '。', '\u2028');
  const anyDigits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789٤۴ -.a\u200b\n')) });

  itAlways(
    'is the only distinct code of a text, however often it stands there and whatever other numbers do',
    [codeInGroups, otherNumbers, betweenNumbers],
    ({ code, groups }, others, between) => {
      const numbers = [...groups, ...others];
      expect(codeDigits(numbers.join(between))).toBe(code);
      expect(codeDigits(numbers.toReversed().join(between))).toBe(code);
    },
  );

  it.each([
    ['Your verification code is 048213.\n\n@account.xe.localhost #048213', '048213'],
    ['123456 is your code. It is valid for 10 minutes. Questions? 01632 960961', '123456'],
    ['<#> 123-456 (10:45)', '123456'],
    ['123\u2060456 ist Ihr Code, 5 Min. gültig', '123456'],
    ['G-123456, £1,250.00', '123456'],
  ])('finds in %j the code %s', (text, code) => {
    expect(codeDigits(text)).toBe(code);
  });

  itAlways('is every digit once and in order where there is no such code', [anyDigits], (typed) => {
    const digits = codeDigits(typed);
    fc.pre(digits.length !== 6);
    const all = Array.from(typed).filter((character) => /\p{Nd}/u.test(character));
    expect(digits).toBe(all.map(codeDigits).join(''));
  });

  itAlways(
    'is digits only, and the same for its own answer',
    [fc.oneof(anyDigits, fc.string({ unit: 'binary' }))],
    (typed) => {
      const digits = codeDigits(typed);
      expect(digits).toMatch(/^[0-9]*$/);
      expect(codeDigits(digits)).toBe(digits);
    },
  );

  itAlways(
    'does not guess between two codes',
    [oneTimeCode, oneTimeCode, fc.constantFrom(' ', '\n', '. ', ' or ')],
    (one, other, between) => {
      fc.pre(one !== other);
      expect(codeDigits(`${one}${between}${other}`)).toBe(`${one}${other}`);
    },
  );
});

describe('digitsAfterInput', () => {
  itAlways(
    'is an inserted code instead of what was in the field, on whichever side it was inserted',
    [oneTimeCode, fc.stringMatching(/^[0-9]{0,12}$/), fc.boolean()],
    (code, before, isFirst) => {
      const inserted = `Your code is ${code}, valid for 10 minutes`;
      expect(digitsAfterInput(inserted, isFirst ? inserted + before : before + inserted)).toBe(code);
    },
  );

  it('is every digit of the field after any other insertion', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,12}$/), fc.stringMatching(/^[0-9]{0,5}$/), (before, digits) => {
        expect(digitsAfterInput(`a${digits}`, `${before}a${digits}`)).toBe(before + digits);
      }),
    );
    expect(digitsAfterInput('123456 or 654321', '99123456 or 654321')).toBe('99123456654321');
  });

  it('is the code of the field where the browser does not say what is new', () => {
    expect(digitsAfterInput('', 'your code is 123 456, for 10 minutes')).toBe('123456');
    expect([digitsAfterInput('', '12345'), digitsAfterInput('', '')]).toEqual(['12345', '']);
  });
});
