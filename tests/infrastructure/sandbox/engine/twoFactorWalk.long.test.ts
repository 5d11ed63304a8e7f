import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minute } from './engineFixture.ts';
import {
  anyStep,
  hasCompleted,
  numberOf,
  openScene,
  ownNumbers,
  phoneOf,
  take,
  type Step,
} from './numberChangeScene.ts';

// Because: few random orders lead to two remembered browsers and then to another number.
const rememberBoth = ([0, 1] as const).flatMap((browser) =>
  (['signIn', 'send', 'signInWithCode', 'signIn'] as const).map((call): Step => ({
    call,
    browser,
    number: 'own',
    channel: 'sms',
    changeTwoFANumber: false,
    rememberBrowser: true,
  })),
);
const steps = fc.array(anyStep, { minLength: 2, maxLength: 20 });
const texts = steps.map((all) => [...rememberBoth, ...all.map((step): Step => ({ ...step, channel: 'sms' }))]);

describe('a second factor that is owed', () => {
  it.each(Object.keys(ownNumbers))(
    'is completed only by a code to the number of the account, which no browser that owes it changes, or in a browser that is remembered with that number: %s',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(steps, texts), async (walk) => {
          const scene = await openScene(name);
          const hasProven = new Set<number>([0]);
          const remembered = new Set<number>();
          expect([await hasCompleted(scene, 0), await hasCompleted(scene, 1)]).toEqual([true, false]);
          for (const step of walk) {
            scene.fixture.advance(3 * minute);
            const isCode = step.call === 'validate' || step.call === 'signInWithCode';
            const before = { phone: phoneOf(scene), completed: isCode && (await hasCompleted(scene, step.browser)) };
            const outcome = await take(scene, step);
            if (isCode && numberOf(scene, step) === before.phone) hasProven.add(step.browser);
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
