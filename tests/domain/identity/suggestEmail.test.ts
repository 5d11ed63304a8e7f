import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { commonMailDomains } from '#domain/identity/commonMailDomains.ts';
import { parseEmail } from '#domain/identity/parseEmail.ts';
import { suggestEmail } from '#domain/identity/suggestEmail.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { email } from '#tests/arbitraries/email.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

const suggested = (address: string): string | null => suggestEmail(unsafeNominal<'Email'>(address));

describe('suggestEmail', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gamil.com', 'ada@gmail.com'],
    ['ada@gmai.com', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    ['ada@gnail.com', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['ada@gmail', 'ada@gmail.com'],
    ['ada@aol', 'ada@aol.com'],
    ['Ada.Lovelace+fx@GMIAL.COM', 'Ada.Lovelace+fx@gmail.com'],
    ['ada@hotmial.con', 'ada@hotmail.com'],
    ['ada@hotmil.co.uk', 'ada@hotmail.co.uk'],
    ['ada@yaho.co.uk', 'ada@yahoo.co.uk'],
    ['ada@yahoo.con.uk', 'ada@yahoo.co.uk'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@iclod.com', 'ada@icloud.com'],
    ['ada@aol.cmo', 'ada@aol.com'],
  ])('corrects %s to %s', (typed, corrected) => {
    expect(suggested(typed)).toBe(corrected);
  });

  it.each(['example.com', 'xe.com', 'love.com', 'sandbox.test', 'gmail.example', 'company.co', 'hotmail.jp'])(
    'suggests nothing for %s',
    (domain) => {
      expect(suggested(`ada@${domain}`)).toBeNull();
    },
  );

  it('suggests only valid addresses with a common domain that need no suggestion', () => {
    const mistyped = fc
      .tuple(email, fc.constantFrom(...commonMailDomains), fc.nat(20), fc.constantFrom('', 'x', 'oo'))
      .map(([address, domain, index, replacement]) => {
        const wrongDomain = domain.slice(0, index) + replacement + domain.slice(index + 1);
        return `${address.slice(0, address.indexOf('@'))}@${wrongDomain}`;
      });
    reaches(
      10,
      (inCase) =>
        fc.property(mistyped, (typed) => {
          const parsed = parseEmail(typed);
          fc.pre(E.isRight(parsed));
          const corrected = suggested(typed);
          if (!inCase(corrected !== null) || corrected === null) return;
          expect(parseEmail(corrected)).toEqual(E.right(corrected));
          expect(corrected.slice(0, corrected.indexOf('@'))).toBe(typed.slice(0, typed.indexOf('@')));
          expect(commonMailDomains.has(corrected.slice(corrected.indexOf('@') + 1))).toBe(true);
          expect(suggested(corrected)).toBeNull();
        }),
      { numRuns: 1000 },
    );
  });

  it('corrects two swapped letters of gmail at any position', () => {
    for (let index = 0; index < 4; index += 1) {
      const word = Array.from('gmail');
      word.splice(index, 2, word[index + 1] ?? '', word[index] ?? '');
      expect(suggested(`ada@${word.join('')}.com`)).toBe('ada@gmail.com');
    }
  });

  it('compares no letters of a very long domain', () => {
    const comparison = vi.spyOn(Math, 'min');
    expect(suggested('a@gmial.com')).toBe('a@gmail.com');
    expect(comparison).toHaveBeenCalled();
    comparison.mockClear();
    expect(suggested(`a@${'gmail.'.repeat(8_000)}com`)).toBeNull();
    expect(suggested(`a@${'gmail'.repeat(10_000)}.com`)).toBeNull();
    expect(comparison).not.toHaveBeenCalled();
  });
});
