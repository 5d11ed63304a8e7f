import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPhone, phoneTail } from '#domain/two-factor/maskPhone.ts';
import { maskedNumber, shownNumber } from '#domain/two-factor/shownNumber.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

const parts = fc.record({
  callingCode: fc.stringMatching(/^[1-9][0-9]{0,2}$/),
  national: fc.stringMatching(/^[0-9][0-9 ]{4,12}[0-9]$/),
});

describe('shownNumber', () => {
  it('masks every number unless it is being set up', () => {
    fc.assert(
      fc.property(parts, twoFactor, (number, state) => {
        fc.pre(state.status !== 'SetupRequired');
        expect(shownNumber(number, state)).toEqual({ text: maskPhone(number), tail: phoneTail(number) });
      }),
    );
  });

  it('shows the number that is being set up unmasked, in international format', () => {
    fc.assert(
      fc.property(parts, twoFactor, (number, state) => {
        const text = `+${number.callingCode} ${number.national}`;
        const settingUp = { ...state, status: 'SetupRequired' as const, profileId: null };
        expect(shownNumber(number, settingUp)).toEqual({ text, tail: null });
      }),
    );
  });

  it('masks the number of a linked account even during setup', () => {
    fc.assert(
      fc.property(parts, twoFactor, profileId, (number, state, owner) => {
        expect(shownNumber(number, { ...state, profileId: owner })).toEqual(maskedNumber(number));
      }),
    );
  });
});
