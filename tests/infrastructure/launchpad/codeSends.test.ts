import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { context } from '#tests/contracts/identityStage.ts';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';
import { commandRows } from './commandRows.ts';
import { openLaunchpadStage } from './launchpadStage.ts';

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

describe('a call that has a code sent', () => {
  it.each([
    ['75', 75_000],
    ['soon', null],
  ])('answers how two-factor stands together with the wait %j', async (header, retryAfterMs) => {
    const { identity } = await openLaunchpadStage(sandbox);
    const path = '/authorization/send2FA';
    sandbox.faults.add({ path, status: 200, body: standing, times: 1, headers: { 'retry-after': header } });
    const ask = { _tag: 'ByPhone', channel: 'sms', number: '+447700900101', changingNumber: false } as const;
    expect(await identity.send2FA(ask, context)()).toEqual(
      E.right({
        status: 'Enrolled',
        success: true,
        verificationChannels: ['SMS'],
        challengeName: 'TwoFASMS',
        retryAfterMs,
      }),
    );
  });

  it.each(sends)('answers the wait the service names for the next: $path', async ({ path, call }) => {
    const { identity } = await openLaunchpadStage(sandbox);
    const order = { path, status: 200, body: { success: true }, times: 1 };
    sandbox.faults.add({ ...order, headers: { 'retry-after': '75' } });
    expect(await call(identity)()).toEqual(E.right({ retryAfterMs: 75_000 }));
    sandbox.faults.add({ ...order, headers: { 'retry-after': 'soon' } });
    expect(await call(identity)()).toEqual(E.right({ retryAfterMs: null }));
  });
});
