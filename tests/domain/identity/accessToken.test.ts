import { describe, expect, it } from 'vitest';
import { twoFactorClaim, twoFactorOwed } from '#domain/identity/accessToken.ts';

describe('twoFactorOwed', () => {
  it.each([
    [true, false, 'Owed', true],
    [true, true, 'Completed', false],
    [false, false, 'NotRequired', false],
    [false, true, 'NotRequired', false],
  ] as const)('required %s and completed %s is %s', (required, completed, claim, owed) => {
    const twoFactor = twoFactorClaim({ required, completed });
    expect(twoFactor).toBe(claim);
    expect(twoFactorOwed({ twoFactor })).toBe(owed);
  });
});
