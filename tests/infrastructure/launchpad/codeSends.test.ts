import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('a call that has a code sent', () => {
  it.each(sends)('answers the wait the service names for the next: $path', async ({ path, call }) => {
    const { identity } = await openLaunchpadStage(sandbox);
    const order = { path, status: 200, body: { success: true }, times: 1 };
    sandbox.faults.add({ ...order, headers: { 'retry-after': '75' } });
    expect(await call(identity)()).toEqual(E.right({ retryAfterMs: 75_000 }));
    sandbox.faults.add({ ...order, headers: { 'retry-after': 'soon' } });
    expect(await call(identity)()).toEqual(E.right({ retryAfterMs: null }));
  });
});
