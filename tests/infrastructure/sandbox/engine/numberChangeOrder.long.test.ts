import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minute } from './engineFixture.ts';
import { anyStep, hasCompleted, numberOf, openScene, ownNumbers, phoneOf, take } from './numberChangeScene.ts';

describe('a second factor that is owed', () => {
  it.each(Object.keys(ownNumbers))(
    'is completed only by a code to the number of the account, which no browser that owes it changes: %s',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 20 }), async (steps) => {
          const scene = await openScene(name);
          const hasProven = new Set<number>([0]);
          expect([await hasCompleted(scene, 0), await hasCompleted(scene, 1)]).toEqual([true, false]);
          for (const step of steps) {
            scene.fixture.advance(3 * minute);
            const before = { phone: phoneOf(scene), completed: await hasCompleted(scene, step.browser) };
            await take(scene, step);
            const isCode = step.call === 'validate' || step.call === 'signInWithCode';
            if (isCode && numberOf(scene, step) === before.phone) hasProven.add(step.browser);
            expect((await hasCompleted(scene, step.browser)) && !hasProven.has(step.browser)).toBe(false);
            expect(phoneOf(scene) !== before.phone && !before.completed).toBe(false);
          }
        }),
        { numRuns: 200 },
      );
    },
  );
});
