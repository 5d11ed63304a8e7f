import { describe, expect, it } from 'vitest';
import { leavePopup, screenName } from '#domain/navigation/screenName.ts';
import { routePaths } from '#tests/arbitraries/routePath.ts';

describe('screenName', () => {
  it.each([
    ['/signin', 'login'],
    ['/signin/locked', 'login'],
    ['/signin/email-verification', 'email verification'],
    ['/signup', 'account registration'],
    ['/signup/email-verification', 'email verification'],
    ['/forgot-password', 'password recovery'],
    ['/forgot-password/new-password', 'password recovery'],
    ['/change-password', 'change password'],
    ['/account-type', 'account type selection'],
    ['/continue', 'continue-as'],
    ['/2fa/add-number', '2FA setup'],
    ['/2fa/verify-number', '2FA setup'],
    ['/2fa/change-number', 'change of 2FA phone number'],
    [null, 'not found'],
    ['/', null],
    ['/idp/continue', null],
  ] as const)('of %s is %s', (path, name) => {
    expect(screenName(path)).toBe(name);
  });

  it('uses every name of the specification, and leaves only passed-through routes unnamed', () => {
    const names = [null, ...routePaths].map(screenName);
    const used = new Set([...names, ...routePaths.map(leavePopup)]);
    used.delete(null);
    expect(used.size).toBe(12);
    expect(routePaths.filter((path) => screenName(path) === null)).toEqual(['/', '/idp/continue']);
  });
});

describe('leavePopup', () => {
  it.each([
    ['/signup', 'leave-registration popup'],
    ['/signup/email-verification', 'leave-registration popup'],
    ['/2fa/verify-number', 'leave-2FA popup'],
    ['/2fa/change-number', 'leave-2FA popup'],
    ['/signup/error', null],
    ['/2fa/locked', null],
    ['/signin', null],
    ['/signin/email-verification', null],
    ['/forgot-password', null],
  ] as const)('of %s is %s', (path, name) => {
    expect(leavePopup(path)).toBe(name);
  });
});
