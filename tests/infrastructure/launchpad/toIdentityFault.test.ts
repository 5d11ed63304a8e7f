import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';
import { toIdentityFault, toSessionFault } from '#infrastructure/launchpad/toIdentityFault.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const refusal = (status: number, code: string | null, message: string | null = null): HttpFault => ({
  _tag: 'Status',
  status,
  code,
  message,
  retryAfterMs: 30_000,
  body: { code, message },
});

describe('toIdentityFault', () => {
  it.each([
    ['LimitExceededException', 429, { _tag: 'RateLimited', retryAfterMs: 30_000 }],
    ['TooManyFailedAttemptsException', 429, { _tag: 'TooManyAttempts', retryAfterMs: 30_000 }],
    ['SomethingNewException', 400, { _tag: 'Unexpected' }],
    ['toString', 400, { _tag: 'Unexpected' }],
    [null, 429, { _tag: 'RateLimited', retryAfterMs: 30_000 }],
    [null, 404, { _tag: 'Unexpected' }],
  ])('maps %s (%d)', (code, status, fault) => {
    expect(toIdentityFault(refusal(status, code))).toEqual(fault);
  });

  itAlways(
    'returns TwoFactorIncomplete by the end of the message, for any code and status',
    [fc.integer({ min: 400, max: 599 }), fc.option(fc.string()), fc.string()],
    (status, code, start) => {
      const message = `${start} has not completed 2FA`;
      expect(toIdentityFault(refusal(status, code, message))).toEqual({ _tag: 'TwoFactorIncomplete' });
      expect(toIdentityFault(refusal(403, null, `${message} yet`))).toEqual({ _tag: 'Unexpected' });
    },
  );

  itAlways(
    'returns ServiceFailed for any 5xx',
    [fc.integer({ min: 500, max: 599 }), fc.option(fc.string())],
    (status, code) => {
      expect(toIdentityFault(refusal(status, code))).toEqual({ _tag: 'ServiceFailed' });
    },
  );

  it('returns the name of a broken rule, never the message of the service', () => {
    const named = (message: string): unknown => toIdentityFault(refusal(400, 'InvalidPasswordException', message));
    expect(named('Password did not conform with policy: digit')).toEqual({ _tag: 'PasswordRefused', rule: 'digit' });
    expect(named('Add a digit.')).toEqual({ _tag: 'PasswordRefused', rule: 'digit' });
    expect(named('Not allowed: notLeaked')).toEqual({ _tag: 'PasswordRefused', rule: 'notLeaked' });
    expect(named('<b>Choose better</b>')).toEqual({ _tag: 'PasswordRefused', rule: null });
  });

  it('returns SignedOut if no password was sent, and blames no email', () => {
    expect(toSessionFault(refusal(400, 'InvalidParameterException'))).toEqual({ _tag: 'Unexpected' });
    expect(toSessionFault(refusal(401, 'NotAuthorizedException'))).toEqual({ _tag: 'SignedOut' });
    expect(toSessionFault(refusal(423, 'AccountLockedException'))).toEqual({ _tag: 'AccountLocked' });
  });
});
