import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinkedAccount, MobileNumber } from '#domain/identity/accessToken.ts';
import { linkedNumbers, maskedNumber, shownNumber } from '#domain/two-factor/phoneNumber.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { linkedAccount } from '#tests/arbitraries/linkedAccount.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

const callingCode = fc.stringMatching(/^[1-9][0-9]{0,2}$/);
const digitsIn = (text: string): string => text.replace(/\D/g, '');

describe('maskedNumber', () => {
  it.each([
    [{ callingCode: '44', national: '7700 900123' }, '+44 •••• ••0123', '0123'],
    [{ callingCode: '1', national: '(201) 555-0123' }, '+1 (•••) •••-0123', '0123'],
    [{ callingCode: '33', national: '6 12 34 56 78' }, '+33 • •• •• 56 78', '5678'],
    [{ callingCode: '290', national: '51234' }, '+290 •1234', '1234'],
    [{ callingCode: '683', national: '4002' }, '+683 ••02', '02'],
    [{ callingCode: '1', national: '7' }, '+1 •', ''],
  ])('shows %j as %s, ending in %s', (parts, masked, tail) => {
    expect(maskedNumber(parts)).toEqual({ text: masked, tail });
  });

  itAlways(
    'shows at most the last four digits, never all, and keeps calling code and grouping',
    [callingCode, fc.stringMatching(/^[0-9 ()-]{0,18}$/)],
    (code, national) => {
      const { text: masked, tail } = maskedNumber({ callingCode: code, national });
      const shown = masked.slice(code.length + 2);
      const left = digitsIn(shown);
      expect(masked.startsWith(`+${code} `)).toBe(true);
      expect(left.length).toBeLessThanOrEqual(4);
      expect(digitsIn(national).endsWith(left)).toBe(true);
      expect(digitsIn(national) === '' || left.length < digitsIn(national).length).toBe(true);
      expect(shown.replace(/[•\d]/g, '#')).toBe(national.replace(/\d/g, '#'));
      expect(tail).toBe(left);
    },
  );
});

describe('shownNumber', () => {
  const parts = fc.record({ callingCode, national: fc.stringMatching(/^[0-9][0-9 ]{4,12}[0-9]$/) });

  it('masks every number unless it is being set up', () => {
    reaches(35, (inCase) =>
      fc.property(parts, twoFactor, (number, state) => {
        fc.pre(inCase(state.status !== 'SetupRequired'));
        expect(shownNumber(number, state)).toEqual(maskedNumber(number));
      }),
    );
  });

  itAlways(
    'shows a number unmasked while setup is required, also that of a linked account, in international format',
    [parts, twoFactor],
    (number, state) => {
      const text = `+${number.callingCode} ${number.national}`;
      expect(shownNumber(number, { ...state, status: 'SetupRequired' })).toEqual({ text, tail: null });
    },
  );
});

describe('linkedNumbers', () => {
  const joined = ({ mobilePrefix, mobilePhone }: MobileNumber): string => `${mobilePrefix} ${mobilePhone}`;
  const mobileNumber = fc.option(fc.record({ mobilePrefix: fc.string(), mobilePhone: fc.string() }));
  const accounts: fc.Arbitrary<ReadonlyArray<LinkedAccount>> = fc.array(
    fc.tuple(linkedAccount, mobileNumber).map(([account, number]) => ({ ...account, mobileNumber: number })),
    { maxLength: 5 },
  );

  itAlways(
    'has every number with its profile, its parts as they are, in the order of the accounts',
    [accounts],
    (list) => {
      const expected = list.flatMap(({ profileId, mobileNumber: parts }) =>
        parts === null ? [] : [{ profileId, number: joined(parts) }],
      );
      expect(linkedNumbers(list, joined)).toEqual(expected);
    },
  );

  it('leaves out the accounts whose number cannot be read', () => {
    fc.assert(fc.property(accounts, (list) => linkedNumbers(list, () => null).length === 0));
  });
});
