import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestContext } from '#tests/contracts/identityFixture.ts';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';
import { commandRows } from './commandRows.ts';
import { makeLaunchpadFixture } from './launchpadFixture.ts';

let sandbox: WireSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const sends = commandRows.filter(({ path }) =>
  /\/(websignup|websignupcorp|resendConfirmationCode|forgotPassword|webChangeEmailResend)$/.test(path),
);

const standing = {
  verificationChannels: ['SMS'],
  twoFactorAuthStatus: 'Enabled',
  authenticationResult: { success: true, challengeName: 'TwoFASMS' },
};

describe('a call that sends a code', () => {
  it.each([
    ['75', 75_000],
    ['soon', null],
  ])('returns the two-factor status with the cooldown %j', async (header, retryAfterMs) => {
    const { identity } = await makeLaunchpadFixture(sandbox);
    const path = '/authorization/send2FA';
    sandbox.faults.add({ path, status: 200, body: standing, times: 1, headers: { 'retry-after': header } });
    const ask = { _tag: 'ByPhone', channel: 'sms', number: '+447700900101', changingNumber: false } as const;
    expect(await identity.send2FA(ask, requestContext)()).toEqual(
      E.right({
        status: 'Enrolled',
        success: true,
        verificationChannels: ['SMS'],
        challengeName: 'TwoFASMS',
        retryAfterMs,
      }),
    );
  });

  it.each(sends)('returns the cooldown of the service: $path', async ({ path, call }) => {
    const { identity } = await makeLaunchpadFixture(sandbox);
    const order = { path, status: 200, body: { success: true }, times: 1 };
    sandbox.faults.add({ ...order, headers: { 'retry-after': '75' } });
    expect(await call(identity)()).toEqual(E.right({ retryAfterMs: 75_000 }));
    sandbox.faults.add({ ...order, headers: { 'retry-after': 'soon' } });
    expect(await call(identity)()).toEqual(E.right({ retryAfterMs: null }));
  });
});
