import { describe, expect, it } from 'vitest';
import { twoFactorClaim, twoFactorOwed } from '#domain/identity/accessToken.ts';

describe('twoFactorOwed', () => {
  it.each([
    [{ required: true, completed: false }, 'Owed', true],
    [{ required: true, completed: true }, 'Completed', false],
    [{ required: false, completed: false }, 'NotRequired', false],
    [{ required: false, completed: true }, 'NotRequired', false],
  ] as const)('%j is %s', (flags, claim, owed) => {
    const twoFactor = twoFactorClaim(flags);
    expect(twoFactor).toBe(claim);
    expect(twoFactorOwed({ twoFactor })).toBe(owed);
  });
});
