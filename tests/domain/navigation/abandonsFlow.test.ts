import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abandonsFlow, leavePopups, protectedFlow } from '#domain/navigation/abandonsFlow.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { routePath, routePaths } from '#tests/arbitraries/routePath.ts';

const formState = fc.constantFrom('Dirty' as const, 'Pristine' as const);

describe('a question before leaving', () => {
  it.each([
    ['/signup', '/signin', 'Dirty', true],
    ['/signup', '/signin', 'Pristine', false],
    ['/signup', '/signup/email-verification', 'Dirty', false],
    ['/signup/email-verification', '/signup', 'Pristine', false],
    ['/signup/email-verification', '/signin', 'Pristine', true],
    ['/signup/email-verification', null, 'Pristine', true],
    ['/2fa/verify-number', '/2fa/phone-validation', 'Pristine', false],
    ['/2fa/verify-number', '/2fa/locked', 'Pristine', false],
    ['/2fa/verify-number', '/signup', 'Pristine', true],
    ['/2fa/choose-number', '/2fa/phone-validation', 'Pristine', false],
    ['/2fa/choose-number', '/signin', 'Pristine', true],
    [null, '/signin', 'Dirty', false],
  ] as const)('from %s to %s, %s: %s', (...[from, to, state, expected]) => {
    expect(abandonsFlow(from, to, state)).toBe(expected);
  });

  const free = routePath.filter((path) => protectedFlow(path) === null);
  itAlways('is not asked on a screen without a protected flow', [free, routePath, formState], (from, to, state) => {
    expect(abandonsFlow(from, to, state)).toBe(false);
  });

  it('has a dialog for the two steps of sign-up, and one for two-factor but its lock', () => {
    const asked = routePaths.flatMap((path) => {
      const flow = protectedFlow(path);
      return flow === null ? [] : [[path, leavePopups[flow]]];
    });
    expect(asked).toEqual([
      ['/signup', 'leave-registration popup'],
      ['/signup/email-verification', 'leave-registration popup'],
      ['/2fa/add-number', 'leave-2FA popup'],
      ['/2fa/change-number', 'leave-2FA popup'],
      ['/2fa/review-number', 'leave-2FA popup'],
      ['/2fa/choose-number', 'leave-2FA popup'],
      ['/2fa/phone-validation', 'leave-2FA popup'],
      ['/2fa/verify-number', 'leave-2FA popup'],
    ]);
  });
});
