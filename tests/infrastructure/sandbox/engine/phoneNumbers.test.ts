import { describe, expect, it } from 'vitest';
import { e164, findPhone } from '#infrastructure/sandbox/engine/phoneNumbers.ts';
import { exampleNumbers } from '#tests/arbitraries/exampleNumber.ts';

describe('a number in the sandbox', () => {
  it('is the same of every country, with its calling code in any notation', () => {
    const misread = exampleNumbers.filter((one) => {
      const spellings = [one.number, one.formatInternational(), one.number.slice(1), `00${one.number.slice(1)}`];
      return spellings.some((spelling) => e164(spelling) !== one.number) || !findPhone(one.number).supported;
    });
    expect(misread.map(({ number }) => number)).toEqual([]);
  });

  it.each(['', '+', 'see below', '07700900123', '+4477009', '+999123456789'])('is none in %j', (text) => {
    expect(e164(text)).toBeNull();
  });
});
