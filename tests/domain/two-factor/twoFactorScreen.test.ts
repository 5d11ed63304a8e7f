import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '#domain/navigation/routes.ts';
import { isTwoFactorPath } from '#domain/navigation/twoFactorGuard.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { type LinkedNumber, noTwoFactor, type Phone, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import {
  fitsTwoFactor,
  twoFactorDestination,
  type TwoFactorPath,
  twoFactorScreen,
} from '#domain/two-factor/twoFactorScreen.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

const paths = (Object.keys(routes) as ReadonlyArray<keyof typeof routes>).filter(isTwoFactorPath);
const path: fc.Arbitrary<TwoFactorPath> = fc.constantFrom(...paths);
const checked = { _tag: 'Checked', number: '+447700900123', type: 'Mobile', landline: false } as const;
const unchecked: Phone = { _tag: 'Unchecked', number: checked.number, type: null };
const linked: LinkedNumber = { profileId: unsafeNominal<'ProfileId'>('p'), number: checked.number };
const setUp: Partial<TwoFactor> = { status: 'SetupRequired' };
const sentOnce = { previousChannel: null, sendAttempts: 1, verificationAttempts: 0 };
const emailed: Partial<TwoFactor> = { sent: { ...sentOnce, channel: 'email' } };
const texted: Partial<TwoFactor> = { sent: { ...sentOnce, channel: 'sms' } };
const wanted: Partial<TwoFactor> = { phone: checked, newNumber: 'Wanted' };
const typed: Partial<TwoFactor> = { phone: checked, newNumber: 'Typed' };

describe('twoFactorDestination', () => {
  it.each<readonly [string, Partial<TwoFactor>, string]>([
    ['several numbers', { ...setUp, linkedNumbers: [linked, linked] }, '/2fa/choose-number'],
    ['several, but set up', { linkedNumbers: [linked, linked] }, '/2fa/add-number'],
    ['a valid number', { phone: checked }, '/2fa/phone-validation'],
    ['a valid number, changing', wanted, '/2fa/change-number'],
    ['a number not validated', { phone: unchecked, newNumber: 'Wanted' }, '/2fa/review-number'],
    ['no number', setUp, '/2fa/add-number'],
  ])('with %s', (_what, state, to) => {
    expect(twoFactorDestination({ ...noTwoFactor, ...state })).toBe(to);
  });

  itAlways('offers no choice of one number, and sends no code to an unchecked one', [twoFactor], (state) => {
    for (const linkedNumbers of [[], [linked]])
      expect(twoFactorDestination({ ...state, linkedNumbers })).not.toBe('/2fa/choose-number');
    for (const phone of [unchecked, noTwoFactor.phone])
      expect(twoFactorDestination({ ...state, phone })).not.toBe('/2fa/phone-validation');
  });
});

describe('the screens of two-factor', () => {
  itAlways('always include one that fits, so that there is no redirect loop', [twoFactor], (state) => {
    expect(fitsTwoFactor(twoFactorScreen(state), state)).toBe(true);
  });

  itAlways('are closed, except the locked one, where two-factor is impossible', [twoFactor, path], (state, to) => {
    for (const status of ['Locked', 'SetupDisabled'] as const)
      expect(fitsTwoFactor(to, { ...state, status, given: 'No' })).toBe(to === '/2fa/locked');
  });

  itAlways('ask for a code only after one was sent, and send it only to a valid number', [twoFactor], (any) => {
    const state = { ...any, given: 'No' } as const;
    if (fitsTwoFactor('/2fa/verify-number', state)) expect(state.sent).not.toBeNull();
    if (fitsTwoFactor('/2fa/verify-number', state) && state.sent?.channel !== 'email')
      expect(state.phone._tag).toBe('Checked');
    if (fitsTwoFactor('/2fa/phone-validation', state)) expect(state.phone._tag).toBe('Checked');
  });

  itAlways('stay on the code screen once the code was accepted', [twoFactor, path], (state, to) => {
    expect(fitsTwoFactor(to, { ...state, given: 'Yes' })).toBe(to === '/2fa/verify-number');
  });

  it.each<readonly [TwoFactorPath, Partial<TwoFactor>, boolean]>([
    ['/2fa/add-number', { ...setUp, phone: checked, profileNumber: checked.number }, true],
    ['/2fa/choose-number', { ...setUp, ...emailed, linkedNumbers: [linked, linked] }, true],
    ['/2fa/choose-number', { ...setUp, ...emailed, linkedNumbers: [linked] }, false],
    ['/2fa/choose-number', { ...emailed, linkedNumbers: [linked, linked] }, false],
    ['/2fa/add-number', { requirement: 'InSession', phone: checked }, false],
    ['/2fa/add-number', { requirement: 'None', phone: checked }, true],
    ['/2fa/add-number', { requirement: 'None', phone: checked, profileNumber: '+447700900123' }, false],
    ['/2fa/phone-validation', wanted, false],
    ['/2fa/phone-validation', typed, true],
    ['/2fa/verify-number', { ...wanted, ...texted }, false],
    ['/2fa/verify-number', { ...typed, ...texted }, true],
    ['/2fa/review-number', { ...setUp, phone: checked }, true],
    ['/2fa/review-number', { phone: checked }, false],
    ['/2fa/review-number', setUp, false],
    ['/2fa/review-number', { ...emailed, phone: unchecked }, true],
    ['/2fa/change-number', {}, false],
    ['/2fa/change-number', { phone: checked }, true],
    ['/2fa/change-number', { ...setUp, requirement: 'InSession', phone: checked }, true],
    ['/2fa/phone-validation', { requirement: 'InSession', phone: checked, profileNumber: checked.number }, true],
    ['/2fa/locked', { phone: checked }, false],
  ])('%s with %o fits: %s', (to, state, fits) => {
    expect(fitsTwoFactor(to, { ...noTwoFactor, ...state })).toBe(fits);
  });
});
