import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minute } from './engineFixture.ts';
import { anyStep, hasCompleted, openScene, ownNumbers, phoneOf, take, type Step } from './numberChangeScene.ts';

// Because: few random orders lead to two remembered browsers and then to another number.
const anyTextStep = anyStep.map((step): Step => ({ ...step, channel: 'sms' }));
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

describe('a remembered browser', () => {
  it.each(Object.keys(ownNumbers))(
    'is remembered until the number is another one, unless it is remembered with that change: %s',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyTextStep, { minLength: 2, maxLength: 20 }), async (steps) => {
          const scene = await openScene(name);
          const remembered = new Set<number>();
          for (const step of [...rememberBoth, ...steps]) {
            scene.fixture.advance(3 * minute);
            const before = phoneOf(scene);
            const outcome = await take(scene, step);
            if (phoneOf(scene) !== before) remembered.clear();
            const isCode = step.call === 'validate' || step.call === 'signInWithCode';
            if (isCode && step.rememberBrowser && E.isRight(outcome)) remembered.add(step.browser);
            const isEnough = await hasCompleted(scene, step.browser);
            expect(step.call === 'signIn' && isEnough !== remembered.has(step.browser)).toBe(false);
          }
        }),
        { numRuns: 200 },
      );
    },
  );
});
