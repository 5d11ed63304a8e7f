import { describe, expect, it } from 'vitest';
import { failureName } from '#domain/analytics/pageEvents.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const rows: ReadonlyArray<readonly [IdentityFault, RoutePath, string | null]> = [
  [{ _tag: 'WrongCredentials' }, '/signin', 'login failed'],
  [{ _tag: 'AccountLocked' }, '/signin', 'account locked'],
  [{ _tag: 'AccountClosed' }, '/signin', 'something went wrong'],
  [{ _tag: 'Unreachable' }, '/signin', 'something went wrong'],
  [{ _tag: 'UsernameTaken' }, '/signup', 'email already in use'],
  [{ _tag: 'CodeMismatch' }, '/signup/email-verification', 'invalid or expired email verification code'],
  [{ _tag: 'CodeExpired' }, '/forgot-password/email-verification', 'invalid or expired email verification code'],
  [{ _tag: 'CodeMismatch' }, '/2fa/verify-number', '2FA failure'],
  [{ _tag: 'TooManyAttempts', retryAfterMs: null }, '/2fa/verify-number', '2FA failure'],
  [{ _tag: 'ServiceFailed' }, '/2fa/change-number', '2FA failure'],
  [{ _tag: 'CodeMismatch' }, '/change-password', 'change password failed'],
  [{ _tag: 'Unreachable' }, '/change-password', 'change password failed'],
  [{ _tag: 'TwoFactorIncomplete' }, '/signin', null],
];

describe('failureName', () => {
  it.each(rows)('calls %o on %s %s', (fault, path, name) => {
    expect(failureName(fault, path)).toBe(name);
  });

  itAlways(
    'has a name for every failure on every screen, and none for a cancelled call',
    [identityFault, routePath],
    (fault, path) => {
      const nothingFailed = fault._tag === 'Cancelled' || fault._tag === 'TwoFactorIncomplete';
      expect(failureName(fault, path) === null).toBe(nothingFailed);
    },
  );
});
