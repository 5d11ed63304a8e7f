import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherCode } from '#tests/support/codes.ts';
import {
  bodyOf,
  makeEngineFixture,
  minute,
  refusalCode,
  seedOf,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';
import { by, challenged, statusOnly } from './engineInputs.ts';

const number = '+447700900101';
const locking = 100;

type Try = { readonly do: 'try'; readonly call: 'validate2FA' | 'weblogin'; readonly code: 'right' | 'wrong' };
type Step = Try | { readonly do: 'send' } | { readonly do: 'wait' };

const aTry: fc.Arbitrary<Try> = fc.record({
  do: fc.constant('try'),
  call: fc.constantFrom('validate2FA', 'weblogin'),
  code: fc.constantFrom('wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'right'),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: aTry },
  { weight: 2, arbitrary: fc.constant({ do: 'send' }) },
  { weight: 1, arbitrary: fc.constant({ do: 'wait' }) },
);

const send = async ({ advance }: EngineFixture, tab: TestBrowser): Promise<void> => {
  advance(3 * minute);
  bodyOf(await tab.sendCode(by('sms')));
};

const tryCode = (tab: TestBrowser, call: Try['call'], code: string): Promise<unknown> =>
  call === 'weblogin' ? tab.signIn('sms2fa', { ...challenged, verifyCode: code }) : tab.validate(code);

const isLocked = async (tab: TestBrowser): Promise<boolean> =>
  bodyOf(await tab.sendCode(statusOnly)).twoFactorAuthStatus === 'Locked';

/** Enters this many wrong codes, five for each sent one. */
const enterWrongCodes = async (fixture: EngineFixture, tab: TestBrowser, count: number): Promise<void> => {
  for (let wrong = 0; wrong < count; wrong += 1) {
    if (wrong % 5 === 0) await send(fixture, tab);
    await tryCode(tab, 'validate2FA', otherCode(fixture.newestCode(number)));
  }
};

/** Expects that exactly this many wrong codes are still needed to lock the second factor. */
const expectLockAfter = async (fixture: EngineFixture, tab: TestBrowser, count: number): Promise<void> => {
  await enterWrongCodes(fixture, tab, count - 1);
  expect(await isLocked(tab)).toBe(false);
  await enterWrongCodes(fixture, tab, 1);
  expect(await isLocked(tab)).toBe(true);
  expect(refusalCode(await tab.validate(fixture.newestCode(number)))).toBe('TooManyFailedAttemptsException');
};

describe('the count of wrong codes that locks the second factor', () => {
  it('has each wrong code that is compared, up to five for a sent one, and no other try', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const fixture = makeEngineFixture(seedOf('sms2fa'));
        const tab = await fixture.enter('sms2fa');
        let [counted, triesLeft] = [0, 0];
        for (const now of steps) {
          if (now.do === 'send') await send(fixture, tab);
          if (now.do === 'send') triesLeft = 5;
          if (now.do === 'wait') fixture.advance(10 * minute);
          if (now.do === 'wait') triesLeft = 0;
          if (now.do !== 'try') continue;
          const newest = fixture.newestCode(number);
          const code = now.code === 'right' ? newest : otherCode(newest);
          await tryCode(tab, now.call, code);
          if (triesLeft === 0) continue;
          [counted, triesLeft] = now.code === 'right' ? [0, 0] : [counted + 1, triesLeft - 1];
        }
        await expectLockAfter(fixture, tab, locking - counted);
      }),
      // Because: each run ends with about a hundred codes, which take most of its time.
      { numRuns: 12 },
    );
  });

  it.each(['validate2FA', 'weblogin'] as const)('does not grow by many tries of one code: %s', async (call) => {
    const fixture = makeEngineFixture(seedOf('sms2fa'));
    const tab = await fixture.enter('sms2fa');
    await send(fixture, tab);
    const right = fixture.newestCode(number);
    const wrong = Array.from({ length: 120 }, () => tryCode(tab, call, otherCode(right)));
    await Promise.all([...wrong, tryCode(tab, call, right)]);
    await expectLockAfter(fixture, tab, locking - 5);
  });
});
