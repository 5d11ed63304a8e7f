import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { commonMailDomains, lookAlikes } from '#domain/identity/commonMailDomains.ts';
import { parseEmail } from '#domain/identity/parseEmail.ts';
import { suggestEmail } from '#domain/identity/suggestEmail.ts';
import { mint } from '#domain/shared/nominal.ts';
import { email } from '#tests/arbitraries/email.ts';

const suggested = (address: string): string | null => suggestEmail(mint<'Email'>(address));

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
    ['Ada.Lovelace+fx@GMIAL.COM', 'Ada.Lovelace+fx@gmail.com'],
    ['ada@hotmial.con', 'ada@hotmail.com'],
    ['ada@hotmil.co.uk', 'ada@hotmail.co.uk'],
    ['ada@yaho.co.uk', 'ada@yahoo.co.uk'],
    ['ada@yahoo.con.uk', 'ada@yahoo.co.uk'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@iclod.com', 'ada@icloud.com'],
    ['ada@aol.cmo', 'ada@aol.com'],
  ])('takes %s for a slip of %s', (typed, meant) => {
    expect(suggested(typed)).toBe(meant);
  });

  it.each(['example.com', 'xe.com', 'love.com', 'sandbox.test', 'gmail.example', 'company.co', 'hotmail.jp'])(
    'leaves %s alone',
    (domain) => {
      expect(suggested(`ada@${domain}`)).toBeNull();
    },
  );

  it.each([...commonMailDomains, ...lookAlikes])('never doubts %s', (domain) => {
    expect(suggested(`ada@${domain}`)).toBeNull();
  });

  it('suggests only addresses that are well formed, common, and need no suggestion themselves', () => {
    const slip = fc
      .tuple(email, fc.constantFrom(...commonMailDomains), fc.nat(20), fc.constantFrom('', 'x', 'oo'))
      .map(([address, domain, place, instead]) => {
        const slipped = domain.slice(0, place) + instead + domain.slice(place + 1);
        return `${address.slice(0, address.indexOf('@'))}@${slipped}`;
      });
    fc.assert(
      fc.property(slip, (typed) => {
        const parsed = parseEmail(typed);
        fc.pre(E.isRight(parsed));
        const meant = suggested(typed);
        if (meant === null) return;
        expect(parseEmail(meant)).toEqual(E.right(meant));
        expect(meant.slice(0, meant.indexOf('@'))).toBe(typed.slice(0, typed.indexOf('@')));
        expect(commonMailDomains.has(meant.slice(meant.indexOf('@') + 1))).toBe(true);
        expect(suggested(meant)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('repairs two swapped letters of the commonest domain wherever they stand', () => {
    for (let place = 0; place < 4; place += 1) {
      const word = Array.from('gmail');
      word.splice(place, 2, word[place + 1] ?? '', word[place] ?? '');
      expect(suggested(`ada@${word.join('')}.com`)).toBe('ada@gmail.com');
    }
  });

  it('answers a very long domain at once', () => {
    const start = performance.now();
    expect(suggested(`a@${'gmail.'.repeat(8_000)}com`)).toBeNull();
    expect(suggested(`a@${'gmail'.repeat(10_000)}.com`)).toBeNull();
    expect(performance.now() - start).toBeLessThan(100);
  });
});
