import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { type LinkedNumber, noTwoFactor, type Phone, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { twoFactorDestination } from '#domain/two-factor/twoFactorScreen.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

const absent: Phone = { _tag: 'Absent' };
const unchecked: Phone = { _tag: 'Unchecked', number: '+447700900123' };
const checked: Phone = { _tag: 'Checked', number: '+447700900123', landline: false };
const linked: LinkedNumber = { profileId: unsafeNominal<'ProfileId'>('p'), number: '+447700900123' };

describe('twoFactorDestination', () => {
  it.each<readonly [string, Partial<TwoFactor>, string]>([
    ['locked', { status: 'Locked', phone: checked }, '/2fa/locked'],
    ['disabled', { status: 'SetupDisabled', phone: absent }, '/2fa/locked'],
    ['several numbers', { status: 'SetupRequired', linkedNumbers: [linked, linked] }, '/2fa/choose-number'],
    ['one number', { status: 'SetupRequired', linkedNumbers: [linked] }, '/2fa/add-number'],
    ['several, but set up', { status: 'Enrolled', linkedNumbers: [linked, linked] }, '/2fa/add-number'],
    ['a valid number', { phone: checked }, '/2fa/phone-validation'],
    ['a valid number, changing', { phone: checked, changingNumber: true }, '/2fa/change-number'],
    [
      'a valid number, changing, but owed',
      { requirement: 'InSession', phone: checked, changingNumber: true },
      '/2fa/phone-validation',
    ],
    ['a number not validated', { phone: unchecked, changingNumber: true }, '/2fa/review-number'],
    ['no number', { status: 'SetupRequired' }, '/2fa/add-number'],
  ])('with %s', (_what, state, path) => {
    expect(twoFactorDestination({ ...noTwoFactor, ...state })).toBe(path);
  });

  it('is the locked screen for a locked or disabled status', () => {
    fc.assert(
      fc.property(twoFactor, fc.constantFrom('Locked' as const, 'SetupDisabled' as const), (anyState, status) => {
        expect(twoFactorDestination({ ...anyState, status })).toBe('/2fa/locked');
      }),
    );
  });

  it('never offers a choice of one number', () => {
    reaches(15, (inCase) =>
      fc.property(twoFactor, (state) => {
        fc.pre(inCase(state.linkedNumbers.length < 2));
        expect(twoFactorDestination(state)).not.toBe('/2fa/choose-number');
      }),
    );
  });

  it('never sends a code to a number that was not validated', () => {
    reaches(30, (inCase) =>
      fc.property(twoFactor, (state) => {
        fc.pre(inCase(state.phone._tag !== 'Checked'));
        expect(twoFactorDestination(state)).not.toBe('/2fa/phone-validation');
      }),
    );
  });

  it('does not depend on channel, counts or who is remembered', () => {
    fc.assert(
      fc.property(twoFactor, twoFactor, (state, other) => {
        const { status, requirement, phone, changingNumber, linkedNumbers } = state;
        expect(twoFactorDestination({ ...other, status, requirement, phone, changingNumber, linkedNumbers })).toBe(
          twoFactorDestination(state),
        );
      }),
    );
  });
});
