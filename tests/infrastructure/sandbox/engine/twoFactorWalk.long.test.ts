import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '#infrastructure/sandbox/engine/reply.ts';
import { claimsOf, makeEngineFixture, minute, seedOf, type EngineFixture, type TestBrowser } from './engineFixture.ts';
import { by, challenged } from './engineInputs.ts';

/** Two browsers that know the password of an account with a second factor. */
type Scene = {
  readonly fixture: EngineFixture;
  readonly name: string;
  readonly tabs: readonly [TestBrowser, TestBrowser];
};

/** One call of one browser; each call uses only the fields that it needs. */
type Step = {
  readonly call: 'signIn' | 'signOut' | 'send' | 'validate' | 'signInWithCode';
  readonly browser: 0 | 1;
  readonly number: string;
  readonly channel: string;
  readonly changeTwoFANumber: boolean;
  readonly rememberBrowser: boolean;
};

const another = '+447700900777';
const plain = { channel: 'sms', changeTwoFANumber: false, rememberBrowser: false };

/** Any steps, with more codes than ends of a session. */
const stepsOf = (own: string): fc.Arbitrary<ReadonlyArray<Step>> => {
  const step = fc.record<Step>({
    // Because: a session that ends early leads nowhere.
    call: fc.constantFrom(
      ...(['signIn', 'signOut', 'signInWithCode'] as const),
      ...Array.from({ length: 3 }, () => ['send', 'validate'] as const).flat(),
    ),
    browser: fc.constantFrom(0, 1),
    number: fc.constantFrom(own, another),
    channel: fc.constantFrom('sms', 'call', 'email'),
    changeTwoFANumber: fc.boolean(),
    rememberBrowser: fc.boolean(),
  });
  const steps = fc.array(step, { minLength: 2, maxLength: 20 });
  // Because: few random orders lead to two remembered browsers and then to another number.
  const rememberBoth = ([0, 1] as const).flatMap((browser) =>
    (['signIn', 'send', 'signInWithCode', 'signIn'] as const).map((call): Step => ({
      ...plain,
      call,
      browser,
      number: own,
      rememberBrowser: true,
    })),
  );
  const texts = steps.map((all) => [...rememberBoth, ...all.map((one): Step => ({ ...one, channel: 'sms' }))]);
  return fc.oneof(steps, texts);
};

const phoneOf = ({ fixture, name }: Scene): string | null => fixture.accountOf(name)?.phone ?? null;

/** Whether the session of a browser has completed its second factor. */
const hasCompleted = async ({ tabs }: Scene, browser: 0 | 1): Promise<boolean> => {
  const outcome = await tabs[browser].tokens();
  return E.isRight(outcome) && claimsOf(outcome.right.body.tokens.access_token)['two_fa_completed'] === true;
};

/** Makes the call of a step. */
const take = async ({ name, tabs, fixture }: Scene, step: Step): Promise<Outcome<unknown>> => {
  const { call, channel, number, changeTwoFANumber, rememberBrowser } = step;
  const tab = tabs[step.browser];
  const flags = { changeTwoFANumber, rememberBrowser };
  const code = fixture.newestCode(number);
  switch (call) {
    case 'signIn':
      return tab.signIn(name);
    case 'signOut':
      return tab.signOut();
    case 'send':
      return tab.sendCode({ ...by(channel, number), changeTwoFANumber });
    case 'validate':
      return tab.validate(code, flags);
    case 'signInWithCode':
      return tab.signIn(name, { ...challenged, ...flags, verifyCode: code });
  }
};

/** The first browser has completed its second factor, the second one owes it. */
const openScene = async (name: string, number: string): Promise<Scene> => {
  const fixture = makeEngineFixture(seedOf(name));
  const scene: Scene = { fixture, name, tabs: [fixture.browser(), fixture.browser()] };
  for (const call of ['signIn', 'send', 'signInWithCode'] as const) {
    await take(scene, { ...plain, number, call, browser: 0 });
  }
  await take(scene, { ...plain, number, call: 'signIn', browser: 1 });
  expect([await hasCompleted(scene, 0), await hasCompleted(scene, 1)]).toEqual([true, false]);
  return scene;
};

describe('a second factor that is owed', () => {
  it.each([
    ['sms2fa', '+447700900101'],
    ['legacy2fa', '+447700900110'],
  ])(
    'of %s is completed only by a code to the number of the account, which no browser that owes it changes, or in a browser that is remembered with that number',
    { timeout: 60_000 },
    async (name, own) => {
      await fc.assert(
        fc.asyncProperty(stepsOf(own), async (steps) => {
          const scene = await openScene(name, own);
          const [hasProven, remembered] = [new Set<number>([0]), new Set<number>()];
          for (const step of steps) {
            scene.fixture.advance(3 * minute);
            const isCode = step.call === 'validate' || step.call === 'signInWithCode';
            const before = { phone: phoneOf(scene), completed: isCode && (await hasCompleted(scene, step.browser)) };
            const outcome = await take(scene, step);
            if (isCode && step.number === before.phone) hasProven.add(step.browser);
            const isChanged = phoneOf(scene) !== before.phone;
            if (isChanged) remembered.clear();
            if (isCode && step.rememberBrowser && E.isRight(outcome)) remembered.add(step.browser);
            const completed = await hasCompleted(scene, step.browser);
            expect(completed && !hasProven.has(step.browser)).toBe(false);
            expect(isChanged && !before.completed).toBe(false);
            expect(step.call === 'signIn' && completed !== remembered.has(step.browser)).toBe(false);
          }
        }),
        // Because: half of the walks begin with two remembered browsers, and each checks all three rules.
        { numRuns: 150 },
      );
    },
  );
});
