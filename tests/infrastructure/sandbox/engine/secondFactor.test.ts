import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '#infrastructure/sandbox/engine/reply.ts';
import { otherCode } from '#tests/support/codes.ts';
import { incomplete, minute, setUpEngine } from './engineFixture.ts';
import { bodyOf, by, changeTo, refusalCode, refusalOf, type TestBrowser } from './testBrowser.ts';

const { accountOf, advance, engine, enter, newestCode } = setUpEngine();
const another = '+447700900199';

describe('a code of the second factor', () => {
  it.each([
    ['sms2fa', by('whatsapp', '+447700900101'), 'InvalidParameterException'],
    ['setup2fa', by('sms', '+447012345678'), 'UnsupportedPhoneNumberException'],
    ['sms2fa', by('sms', '+447700900999'), false],
    ['sms2fa', by('email'), false],
    ['disabled2fa', by('sms', '+447700900120'), false],
    ['choose2fa', by('sms', '+447700900106'), true],
    ['setup2fa', changeTo(another), true],
    ['review2fa', changeTo(another), true],
    ['sms2fa', changeTo(another), 'TwoFactorRequiredException'],
    ['sms2fa', changeTo(null, 'email'), 'TwoFactorRequiredException'],
    ['sms2fa', changeTo(null, null), 'TwoFactorRequiredException'],
    ['email2fa', changeTo(another), 'TwoFactorRequiredException'],
    ['locked2fa', changeTo(another), 'TwoFactorRequiredException'],
    ['legacy2fa', changeTo(another), 'TwoFactorRequiredException'],
  ])('for %s by %j: %s; only the code that is sent stores its number', async (name, input, expected) => {
    const tab = await enter(name);
    const before = accountOf(name)?.phone;
    const outcome = await tab.sendCode(input);
    expect(E.isLeft(outcome) ? outcome.left.code : outcome.right.body.authenticationResult.success).toBe(expected);
    const sentTo = expected === true ? [input.phoneNumber] : [];
    expect(engine.inbox(null).map(({ to }) => to)).toEqual(sentTo);
    expect(accountOf(name)?.phone).toBe(before);
    for (const to of sentTo) {
      bodyOf(await tab.validate(newestCode(), input));
      expect(accountOf(name)?.phone).toBe(to);
    }
  });

  it.each<[string, (tab: TestBrowser, code: string, changeTwoFANumber: boolean) => Promise<Outcome<unknown>>]>([
    ['sms2fa', (tab, code, changeTwoFANumber) => tab.validate(code, { changeTwoFANumber })],
    ['legacy2fa', (tab, verifyCode, change) => tab.signIn('legacy2fa', { verifyCode, changeTwoFANumber: change })],
  ])('to the own number is refused for a change, and then still proves it: %s', async (name, prove) => {
    const tab = await enter(name);
    const before = accountOf(name)?.phone;
    bodyOf(await tab.sendCode());
    expect(await prove(tab, newestCode(), true)).toMatchObject(incomplete);
    bodyOf(await prove(tab, newestCode(), false));
    expect(accountOf(name)?.phone).toBe(before);
  });

  it('to a number of a linked account proves a sign-in only with the profile that has it', async () => {
    const tab = await enter('choose2fa');
    bodyOf(await tab.sendCode(by('sms', '+447700900106')));
    const signInFor = async (at: number): Promise<string> => {
      const twoFAProfileId = accountOf('choose2fa')?.linked[at]?.profileId ?? '';
      return refusalCode(await tab.signIn('choose2fa', { verifyCode: newestCode(), twoFAProfileId }));
    };
    expect([await signInFor(0), await signInFor(1)]).toEqual(['InvalidParameterException', 'answered']);
  });
});

it('a number that was never validated is refused once on each visit, until its code is verified', async () => {
  const tab = await enter('review2fa');
  const lookUp = () => refusalOf(engine.lookupPhoneNumber({ phoneNumber: '+447700900104' }, tab.clientContext()));
  const visit = async (): Promise<ReadonlyArray<string>> => {
    bodyOf(await tab.profile());
    return [await lookUp(), await lookUp()];
  };
  const once = ['PhoneNumberNotValidatedException', 'answered'];
  expect([await visit(), await visit()]).toEqual([once, once]);
  await tab.prove();
  expect(await visit()).toEqual(['answered', 'answered']);
});

describe('a second factor is locked by a hundred wrong codes, of which', () => {
  const send = async (tab: TestBrowser): Promise<string> => {
    advance(3 * minute);
    bodyOf(await tab.sendCode());
    return newestCode();
  };
  const enterWrongCodes = async (tab: TestBrowser, count: number): Promise<void> => {
    for (let wrong = 0; wrong < count; wrong += 1) {
      if (wrong % 5 === 0) await send(tab);
      await tab.validate(otherCode(newestCode()));
    }
  };
  const isLocked = async (tab: TestBrowser): Promise<boolean> =>
    bodyOf(await tab.sendCode(by(null))).twoFactorAuthStatus === 'Locked';

  /** Expects that exactly this many wrong codes are still needed to lock the second factor, also for a right one. */
  const expectLockAfter = async (tab: TestBrowser, count: number): Promise<void> => {
    await enterWrongCodes(tab, count - 1);
    expect(await isLocked(tab)).toBe(false);
    await enterWrongCodes(tab, 1);
    expect(await isLocked(tab)).toBe(true);
    expect(refusalCode(await tab.validate(await send(tab)))).toBe('TooManyFailedAttemptsException');
  };

  it.each<[string, (tab: TestBrowser, code: string) => Promise<unknown>]>([
    ['validate2FA', (tab, code) => tab.validate(code)],
    ['weblogin', (tab, verifyCode) => tab.signIn('sms2fa', { verifyCode })],
  ])('many tries of one sent code are five: %s', async (_call, enterCode) => {
    const tab = await enter('sms2fa');
    const right = await send(tab);
    const tries = Array.from({ length: 120 }, () => enterCode(tab, otherCode(right)));
    await Promise.all([...tries, enterCode(tab, right)]);
    await expectLockAfter(tab, 95);
  });

  it('none is before the last right one, and none is one that has expired', async () => {
    const tab = await enter('sms2fa');
    await enterWrongCodes(tab, 99);
    bodyOf(await tab.validate(await send(tab)));
    await enterWrongCodes(tab, 2);
    advance(10 * minute);
    await tab.validate('none');
    await expectLockAfter(tab, 98);
  });
});
