import { expect, it } from 'vitest';
import { byPhone, requestContext, seed } from '#tests/support/people.ts';
import { makeLaunchpadFixture } from '#tests/infrastructure/launchpad/launchpadFixture.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

it.each([
  ['sms', (code: string) => `Your verification code is ${code}.\n\n@account.xe.localhost #${code}`],
  ['call', (code: string) => `Your verification code is ${code}.`],
] as const)(
  'the inbox of the sandbox has the words of a message by %s; a text message ends with the host and the code',
  async (channel, words) => {
    const { identity, engine } = await makeLaunchpadFixture(sandbox());
    await identity.signIn(seed('sms2fa'), requestContext)();
    await identity.send2FA(byPhone('+447700900101', channel), requestContext)();
    const [{ code } = { code: '' }] = await engine.inbox(null);
    expect(await sandbox().control('GET', '/api/inbox?to=%2B447700900101')).toEqual([
      { to: '+447700900101', channel, purpose: 'two-factor', code, text: words(code), at: expect.any(String) },
    ]);
  },
);
