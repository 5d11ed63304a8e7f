import { describe, expect, it } from 'vitest';
import { twoFactorClaim } from '#domain/identity/accessToken.ts';

describe('twoFactorClaim', () => {
  it.each([
    [{ required: true, completed: false }, 'Required'],
    [{ required: true, completed: true }, 'Completed'],
    [{ required: false, completed: false }, 'NotRequired'],
    [{ required: false, completed: true }, 'NotRequired'],
  ] as const)('%j is %s', (flags, claim) => {
    expect(twoFactorClaim(flags)).toBe(claim);
  });
});
