import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeCode, sendCode } from '#infrastructure/sandbox/engine/codes.ts';
import { emptyState } from '#infrastructure/sandbox/engine/state.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import type { Workings } from '#infrastructure/sandbox/engine/workings.ts';
import { minute, otherThan } from './bench.ts';

type Step =
  | { readonly do: 'send' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'try'; readonly which: 'newest' | 'older' | 'wrong' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>({ do: 'send' }),
  fc.integer({ min: 1, max: 12 * minute }).map((ms): Step => ({ do: 'wait', ms })),
  fc.constantFrom('newest' as const, 'older' as const, 'wrong' as const).map((which): Step => ({ do: 'try', which })),
);

const email = 'ada@sandbox.test';

const makeDesk = () => {
  let time = 1_000_000;
  const state = emptyState();
  const workings: Workings = { state, now: () => time, random: webRandom, hash: webHash, signingKey: 'key' };
  return {
    wait: (ms: number) => {
      time += ms;
    },
    now: () => time,
    codes: () => state.mail.map(({ code }) => code),
    send: () => sendCode(workings, { purpose: 'sign-up', email, to: email, channel: 'email' }),
    take: (code: string) => takeCode(workings, { purpose: 'sign-up', email, code }),
  };
};

const refusalOf = (outcome: E.Either<{ readonly code: string }, unknown>): string =>
  E.isLeft(outcome) ? outcome.left.code : 'accepted';

describe('a one-time code', () => {
  it('is accepted only if it is the newest, unused, in time and within five tries, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const desk = makeDesk();
        let live = false;
        let wrong = 0;
        let sentAt = 0;
        for (const now of steps) {
          if (now.do === 'wait') desk.wait(now.ms);
          if (now.do === 'send' && E.isRight(desk.send())) [live, wrong, sentAt] = [true, 0, desk.now()];
          if (now.do !== 'try') continue;
          const [newest = '000000', older] = desk.codes();
          const typed = now.which === 'newest' ? newest : now.which === 'older' ? older : otherThan(newest);
          if (typed === undefined || (now.which === 'older' && typed === newest)) continue;
          const usable = live && wrong < 5 && desk.now() < sentAt + 10 * minute;
          const accepted = E.isRight(desk.take(typed));
          expect(accepted).toBe(usable && now.which === 'newest');
          if (accepted) live = false;
          else if (usable) wrong += 1;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has six digits, leading zeros kept', () => {
    const desk = makeDesk();
    for (let sent = 0; sent < 5; sent += 1) desk.send();
    for (const code of desk.codes()) expect(code).toMatch(/^\d{6}$/);
    const state = emptyState();
    const zeros: Workings = { state, now: () => 0, random: (n) => new Uint8Array(n), hash: webHash, signingKey: '' };
    sendCode(zeros, { purpose: 'sign-up', email, to: email, channel: 'email' });
    expect(state.mail[0]?.code).toBe('000000');
  });

  it('says which way it failed: mismatch, too many tries at the fifth, expired', () => {
    const desk = makeDesk();
    expect(refusalOf(desk.take('123456'))).toBe('ExpiredCodeException');
    desk.send();
    const [code = ''] = desk.codes();
    const answers = Array.from({ length: 5 }, () => refusalOf(desk.take(otherThan(code))));
    expect(answers).toEqual([...Array<string>(4).fill('CodeMismatchException'), 'TooManyFailedAttemptsException']);
    expect(refusalOf(desk.take(code))).toBe('TooManyFailedAttemptsException');
    desk.send();
    desk.wait(10 * minute - 1);
    expect(refusalOf(desk.take(otherThan(desk.codes()[0] ?? '')))).toBe('CodeMismatchException');
    desk.wait(1);
    expect(refusalOf(desk.take(desk.codes()[0] ?? ''))).toBe('ExpiredCodeException');
  });

  it('is sent five times in ten minutes, and says when the sixth may go', () => {
    const desk = makeDesk();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(refusalOf(desk.send())).toBe('accepted');
      desk.wait(minute);
    }
    expect(desk.send()).toMatchObject({
      left: { code: 'LimitExceededException', status: 429, retryAfterSeconds: 300 },
    });
    expect(desk.codes()).toHaveLength(5);
    desk.wait(5 * minute);
    expect(refusalOf(desk.send())).toBe('accepted');
  });
});
