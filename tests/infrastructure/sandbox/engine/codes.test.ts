import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consumeCode, sendCode } from '#infrastructure/sandbox/engine/codes.ts';
import { emptyState } from '#infrastructure/sandbox/engine/state.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import type { EngineDeps } from '#infrastructure/sandbox/engine/engineDeps.ts';
import { codeOf, otherCode } from '#tests/support/codes.ts';
import { minute } from './engineFixture.ts';

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

const makeCodeFixture = () => {
  let time = 1_000_000;
  const state = emptyState();
  const deps: EngineDeps = { state, now: () => time, random: webRandom, hash: webHash, signingKey: 'key' };
  return {
    wait: (ms: number) => void (time += ms),
    now: () => time,
    codes: () => state.sentCodes.map(({ code }) => code),
    send: () => sendCode(deps, { purpose: 'sign-up', email, to: email, channel: 'email' }),
    take: (code: string) => consumeCode(deps, { purpose: 'sign-up', email, code }),
  };
};

/** Has a code sent unless five were sent in the last ten minutes, and then tells how long to wait. */
const sendsWithinLimit = ({ now, send }: ReturnType<typeof makeCodeFixture>, sentAt: number[]): boolean => {
  const waitMs = (sentAt.at(-5) ?? -Infinity) + 10 * minute - now();
  const limited = { code: 'LimitExceededException', status: 429, retryAfterSeconds: Math.ceil(waitMs / 1000) };
  expect(send()).toMatchObject(waitMs > 0 ? { left: limited } : { _tag: 'Right' });
  if (waitMs <= 0) sentAt.push(now());
  return waitMs <= 0;
};

describe('a one-time code', () => {
  it('is accepted if it is the newest, unused, not expired and within five tries; five are sent in ten minutes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const fixture = makeCodeFixture();
        let live = false;
        let wrong = 0;
        const sentAt: number[] = [];
        for (const now of steps) {
          if (now.do === 'wait') fixture.wait(now.ms);
          if (now.do === 'send' && sendsWithinLimit(fixture, sentAt)) [live, wrong] = [true, 0];
          if (now.do !== 'try') continue;
          const [newest = codeOf('0'), older] = fixture.codes();
          const typed = now.which === 'newest' ? newest : now.which === 'older' ? older : otherCode(newest);
          if (typed === undefined || (now.which === 'older' && typed === newest)) continue;
          const usable = live && wrong < 5 && fixture.now() < (sentAt.at(-1) ?? 0) + 10 * minute;
          const accepted = E.isRight(fixture.take(typed));
          expect(accepted).toBe(usable && now.which === 'newest');
          if (accepted) live = false;
          else if (usable) wrong += 1;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps its leading zeros', () => {
    const state = emptyState();
    const zeros: EngineDeps = { state, now: () => 0, random: (n) => new Uint8Array(n), hash: webHash, signingKey: '' };
    sendCode(zeros, { purpose: 'sign-up', email, to: email, channel: 'email' });
    expect(state.sentCodes[0]?.code).toBe(codeOf('0'));
  });
});
