import { describe, expect, it } from 'vitest';
import { otherCode } from '#tests/support/codes.ts';
import { bodyOf, by, challenged, makeEngineFixture, minute, refusalCode } from './engineFixture.ts';

const number = '+447700900101';

const owing = async () => {
  const { enter, advance, newestCode } = makeEngineFixture();
  const tab = await enter('sms2fa');
  return {
    wait: () => advance(10 * minute),
    send: async (): Promise<string> => {
      advance(3 * minute);
      bodyOf(await tab.sendCode(by('sms')));
      return newestCode(number);
    },
    validate2FA: (code: string) => tab.validate(code),
    weblogin: (verifyCode: string) => tab.signIn('sms2fa', { ...challenged, verifyCode }),
    isLocked: async () => bodyOf(await tab.sendCode(by(null))).twoFactorAuthStatus === 'Locked',
  };
};

type Owing = Awaited<ReturnType<typeof owing>>;

const enterWrongCodes = async ({ send, validate2FA }: Owing, count: number): Promise<void> => {
  let code = '';
  for (let wrong = 0; wrong < count; wrong += 1) {
    if (wrong % 5 === 0) code = await send();
    await validate2FA(otherCode(code));
  }
};

/** Expects that exactly this many wrong codes are still needed to lock the second factor, also for a right one. */
const expectLockAfter = async (person: Owing, count: number): Promise<void> => {
  await enterWrongCodes(person, count - 1);
  expect(await person.isLocked()).toBe(false);
  await enterWrongCodes(person, 1);
  expect(await person.isLocked()).toBe(true);
  expect(refusalCode(await person.validate2FA(await person.send()))).toBe('TooManyFailedAttemptsException');
};

describe('a second factor is locked by a hundred wrong codes, of which', () => {
  it.each(['validate2FA', 'weblogin'] as const)('many tries of one sent code are five: %s', async (call) => {
    const person = await owing();
    const right = await person.send();
    const tries = Array.from({ length: 120 }, () => person[call](otherCode(right)));
    await Promise.all([...tries, person[call](right)]);
    await expectLockAfter(person, 95);
  });

  it('none is before the last right one, and none is one that has expired', async () => {
    const person = await owing();
    await enterWrongCodes(person, 99);
    bodyOf(await person.validate2FA(await person.send()));
    await enterWrongCodes(person, 2);
    person.wait();
    await person.validate2FA('none');
    await expectLockAfter(person, 98);
  });
});
