import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedNumber } from '#domain/two-factor/phoneNumber.ts';

const national = fc.stringMatching(/^[0-9 ()-]{0,18}$/);
const digitsIn = (text: string): string => text.replace(/\D/g, '');

describe('maskedNumber', () => {
  it.each([
    [{ callingCode: '44', national: '7700 900123' }, '+44 •••• ••0123', '0123'],
    [{ callingCode: '44', national: '20 7946 0123' }, '+44 •• •••• 0123', '0123'],
    [{ callingCode: '1', national: '(201) 555-0123' }, '+1 (•••) •••-0123', '0123'],
    [{ callingCode: '33', national: '6 12 34 56 78' }, '+33 • •• •• 56 78', '5678'],
    [{ callingCode: '354', national: '555 1234' }, '+354 ••• 1234', '1234'],
    [{ callingCode: '290', national: '51234' }, '+290 •1234', '1234'],
    [{ callingCode: '683', national: '4002' }, '+683 ••02', '02'],
    [{ callingCode: '1', national: '7' }, '+1 •', ''],
    [{ callingCode: '44', national: '' }, '+44 ', ''],
  ])('shows %j as %s, ending in %s', (parts, masked, tail) => {
    expect(maskedNumber(parts)).toEqual({ text: masked, tail });
  });

  it('shows at most the last four digits, never all, and keeps calling code and grouping', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{0,2}$/), national, (callingCode, number) => {
        const { text: masked, tail } = maskedNumber({ callingCode, national: number });
        const shown = masked.slice(callingCode.length + 2);
        const left = digitsIn(shown);
        expect(masked.startsWith(`+${callingCode} `)).toBe(true);
        expect(left.length).toBeLessThanOrEqual(4);
        expect(digitsIn(number).endsWith(left)).toBe(true);
        expect(digitsIn(number) === '' || left.length < digitsIn(number).length).toBe(true);
        expect(shown.replace(/[•\d]/g, '#')).toBe(number.replace(/\d/g, '#'));
        expect(tail).toBe(left);
      }),
    );
  });
});
