import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedNumber, shownNumber } from '#domain/two-factor/phoneNumber.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

const parts = fc.record({
  callingCode: fc.stringMatching(/^[1-9][0-9]{0,2}$/),
  national: fc.stringMatching(/^[0-9][0-9 ]{4,12}[0-9]$/),
});

describe('shownNumber', () => {
  it('masks every number unless it is being set up', () => {
    reaches(35, (inCase) =>
      fc.property(parts, twoFactor, (number, state) => {
        fc.pre(inCase(state.status !== 'SetupRequired'));
        expect(shownNumber(number, state)).toEqual(maskedNumber(number));
      }),
    );
  });

  it('shows a number unmasked while setup is required, also that of a linked account, in international format', () => {
    fc.assert(
      fc.property(parts, twoFactor, (number, state) => {
        const text = `+${number.callingCode} ${number.national}`;
        expect(shownNumber(number, { ...state, status: 'SetupRequired' })).toEqual({ text, tail: null });
      }),
    );
  });
});
