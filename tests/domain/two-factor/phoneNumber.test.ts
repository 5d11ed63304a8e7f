import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MobileNumber } from '#domain/identity/accessToken.ts';
import { linkedNumbers, maskedNumber, shownNumber } from '#domain/two-factor/phoneNumber.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { linkedAccount } from '#tests/arbitraries/person.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

const callingCode = fc.stringMatching(/^[1-9][0-9]{0,2}$/);
const digitsIn = (text: string): string => text.replace(/\D/g, '');

describe('maskedNumber', () => {
  it.each([
    [{ callingCode: '1', national: '(201) 555-0123' }, '+1 (•••) •••-0123', '0123'],
    [{ callingCode: '33', national: '6 12 34 56 78' }, '+33 • •• •• 56 78', '5678'],
    [{ callingCode: '290', national: '51234' }, '+290 •1234', '1234'],
    [{ callingCode: '683', national: '4002' }, '+683 ••02', '02'],
  ])('shows %j as %s, ending in %s', (parts, masked, tail) => {
    expect(maskedNumber(parts)).toEqual({ text: masked, tail });
  });

  const national = fc.stringMatching(/^[0-9 ()-]{0,18}$/);
  itAlways('shows at most four digits, never all, and the grouping', [callingCode, national], (code, number) => {
    const { text: masked, tail } = maskedNumber({ callingCode: code, national: number });
    const shown = masked.slice(code.length + 2);
    const left = digitsIn(shown);
    expect(masked.startsWith(`+${code} `)).toBe(true);
    expect(left.length).toBeLessThanOrEqual(4);
    expect(digitsIn(number).endsWith(left)).toBe(true);
    expect(digitsIn(number) === '' || left.length < digitsIn(number).length).toBe(true);
    expect(shown.replace(/[•\d]/g, '#')).toBe(number.replace(/\d/g, '#'));
    expect(tail).toBe(left);
  });
});

describe('shownNumber', () => {
  const parts = fc.record({ callingCode, national: fc.stringMatching(/^[0-9][0-9 ]{4,12}[0-9]$/) });

  itAlways('is in full only while setup is required', [parts, twoFactor], (number, state) => {
    const inFull = { text: `+${number.callingCode} ${number.national}`, tail: null };
    for (const status of ['Enrolled', 'SetupDisabled', 'Locked', 'SetupRequired'] as const)
      expect(shownNumber(number, { ...state, status })).toEqual(
        status === 'SetupRequired' ? inFull : maskedNumber(number),
      );
  });
});

describe('linkedNumbers', () => {
  const joined = ({ mobilePrefix, mobilePhone }: MobileNumber): string => `${mobilePrefix} ${mobilePhone}`;
  const mobileNumber = fc.option(fc.record({ mobilePrefix: fc.string(), mobilePhone: fc.string() }));
  const account = fc
    .tuple(linkedAccount, mobileNumber)
    .map(([linked, number]) => ({ ...linked, mobileNumber: number }));

  itAlways('are those that can be read, in their order', [fc.array(account, { maxLength: 5 })], (list) => {
    const expected = list.flatMap(({ profileId, mobileNumber: parts }) =>
      parts === null ? [] : [{ profileId, number: joined(parts) }],
    );
    expect(linkedNumbers(list, joined)).toEqual(expected);
    expect(linkedNumbers(list, () => null)).toEqual([]);
  });
});
