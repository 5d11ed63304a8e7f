import { describe, expect, it } from 'vitest';
import { leavePopups } from '#domain/navigation/abandonsFlow.ts';
import { screenName } from '#domain/navigation/routes.ts';
import { routePaths } from '#tests/arbitraries/routePath.ts';

describe('screenName', () => {
  it.each([
    ['login', ['/signin', '/signin/account-selection', '/signin/closed', '/signin/error', '/signin/locked']],
    ['email verification', ['/signin/email-verification', '/signup/email-verification']],
    ['account registration', ['/signup', '/signup/creating', '/signup/error']],
    [
      'password recovery',
      [
        '/forgot-password',
        '/forgot-password/email-verification',
        '/forgot-password/error',
        '/forgot-password/new-password',
      ],
    ],
    ['change password', ['/change-password']],
    ['account type selection', ['/account-type']],
    ['continue-as', ['/continue', '/idp/existing']],
    [
      '2FA setup',
      [
        '/2fa/add-number',
        '/2fa/choose-number',
        '/2fa/locked',
        '/2fa/phone-validation',
        '/2fa/review-number',
        '/2fa/verify-number',
      ],
    ],
    ['change of 2FA phone number', ['/2fa/change-number']],
    [null, ['/', '/idp/continue']],
  ])('%s is the name of %j', (name, paths) => {
    expect(routePaths.filter((path) => screenName(path) === name).toSorted()).toEqual(paths);
  });

  it('of an unknown path is not found', () => {
    expect(screenName(null)).toBe('not found');
  });

  it('uses every specified name (specification 2.5), and leaves only passed-through routes unnamed', () => {
    const names = [null, ...routePaths].map(screenName);
    const used = new Set([...names, ...Object.values(leavePopups)]);
    used.delete(null);
    expect(used.size).toBe(12);
    expect(routePaths.filter((path) => screenName(path) === null)).toEqual(['/', '/idp/continue']);
  });
});
