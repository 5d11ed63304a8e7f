import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import type { Outcome, Reply } from '#infrastructure/sandbox/engine/reply.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import { codeOf } from '#tests/support/codes.ts';
import { minute } from './engineFixture.ts';
import { login, newClient as client, noRequest } from './testBrowser.ts';

const unknown = 'nobody@sandbox.test';
const account: AccountDraft = { email: 'personal@sandbox.test', password: 'Right-horse-9', accountType: 'Personal' };

type Step = { readonly call: keyof typeof calls } | { readonly advanceMs: number };

const wrong = { ...login(''), password: 'Wrong-horse-9' };
const coded = { ...noRequest, password: 'Right-horse-9', code: 'none' };

/** The calls of a person who knows an address, and neither its password nor its codes. */
const calls = {
  signIn: ({ weblogin }, username) => weblogin({ ...wrong, username }, client),
  signInWithCode: ({ weblogin }, username) => weblogin({ ...wrong, username, verifyCode: codeOf('0') }, client),
  confirmSignUp: ({ confirmSignup }, username) =>
    confirmSignup({ ...coded, username, password: 'Wrong-horse-9' }, client),
  resendSignUp: ({ resendConfirmationCode }, username) => resendConfirmationCode({ username }, client),
  resendEmailChange: ({ webChangeEmailResend }, username) => webChangeEmailResend({ username }, client),
  forgotPassword: ({ forgotPassword }, username) => forgotPassword({ username }, client),
  resetPassword: ({ confirmForgotPassword }, username) => confirmForgotPassword({ ...coded, username }, client),
  resetWeakly: ({ confirmForgotPassword }, username) =>
    confirmForgotPassword({ ...coded, username, password: 'short' }, client),
} satisfies Record<string, (engine: Engine, username: string) => Reply<unknown>>;

const makeObserver = (seed: AccountDraft) => {
  const operations: string[] = [];
  let time = Date.UTC(2026, 10, 22);
  const note = <Answer>(operation: string, answer: Answer): Answer => {
    operations.push(operation);
    return answer;
  };
  const hash = {
    password: (password: string, salt: string) => note('hash a password', Promise.resolve(`${salt} ${password}`)),
    sha256: (text: string) => note('hash a text', Promise.resolve(text)),
    sign: () => note('sign a token', Promise.resolve('token')),
  };
  const random = (bytes: number): Uint8Array => note(`take ${bytes} random bytes`, new Uint8Array(bytes));
  const engine = makeEngine({ now: () => note('read the clock', time), random, hash }, [seed]);
  return {
    observe: async (call: keyof typeof calls, username: string) => {
      operations.length = 0;
      const progress = { turns: 0, isSettled: false };
      const answer = calls[call](engine, username)().then((outcome: Outcome<unknown>) => {
        progress.isSettled = true;
        return outcome;
      });
      for (; !progress.isSettled; progress.turns += 1) await Promise.resolve();
      return { outcome: await answer, operations: [...operations], turns: progress.turns };
    },
    advance: (ms: number) => void (time += ms),
  };
};

/** The answers of an engine with one account, and the work for each: its operations in order, and turns of the event loop. */
const observeAll = async (username: string, steps: readonly Step[], seed: AccountDraft) => {
  const { observe, advance } = makeObserver(seed);
  const observations = [];
  for (const step of steps) {
    if ('advanceMs' in step) advance(step.advanceMs);
    else observations.push(await observe(step.call, username));
  }
  return observations;
};

const call = fc.constantFrom(...(Object.keys(calls) as Array<keyof typeof calls>));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: call.map((name) => ({ call: name })) },
  fc.integer({ min: 0, max: 11 * minute }).map((advanceMs) => ({ advanceMs })),
);

describe('somebody who knows only an address', () => {
  it('cannot tell it from an unknown one: every answer and the work for it are the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        for (const seed of seedAccounts) {
          const { email } = seed;
          const expected = { email, seen: await observeAll(unknown, steps, seed) };
          expect({ email, seen: await observeAll(email, steps, seed) }).toEqual(expected);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('costs one password hash with every sign-in', async () => {
    const { operations } = await makeObserver(account).observe('signIn', unknown);
    expect(operations.filter((one) => one === 'hash a password')).toHaveLength(1);
  });
});
