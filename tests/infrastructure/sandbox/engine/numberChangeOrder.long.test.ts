import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '#infrastructure/sandbox/engine/reply.ts';
import {
  by,
  challenged,
  claimsOf,
  login,
  makeEngineFixture,
  minute,
  proofOf,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

/** Two browsers that know the password of an account with this number. */
type Scene = { readonly fixture: EngineFixture; readonly name: string; readonly tabs: ReadonlyArray<TestBrowser> };

const another = '+447700900777';
const ownNumbers: Readonly<Record<string, string>> = { sms2fa: '+447700900101', legacy2fa: '+447700900110' };

/** One call of one browser; each call uses only the fields that it needs. */
type Step = {
  readonly call: 'signIn' | 'signOut' | 'send' | 'validate' | 'signInWithCode';
  readonly browser: 0 | 1;
  readonly number: 'own' | 'another';
  readonly channel: string;
  readonly changeTwoFANumber: boolean;
  readonly rememberBrowser: boolean;
};

const anyStep: fc.Arbitrary<Step> = fc.record({
  // Because: a session that ends early leads nowhere.
  call: fc.constantFrom(
    'signIn',
    'signOut',
    'send',
    'send',
    'send',
    'validate',
    'validate',
    'validate',
    'signInWithCode',
  ),
  browser: fc.constantFrom(0, 1),
  number: fc.constantFrom('own', 'another'),
  channel: fc.constantFrom('sms', 'call', 'email'),
  changeTwoFANumber: fc.boolean(),
  rememberBrowser: fc.boolean(),
});

const phoneOf = ({ fixture, name }: Scene): string | null =>
  fixture.engine.accounts().find(({ email }) => email === `${name}@sandbox.test`)?.phone ?? null;

const hasCompleted = async ({ fixture, tabs }: Scene, which: number): Promise<boolean> => {
  const client = (tabs[which] ?? fixture.browser()).clientContext();
  const outcome = await fixture.engine.getGSOTokens({ profileId: null }, client)();
  return E.isRight(outcome) && claimsOf(outcome.right.body.tokens.access_token)['two_fa_completed'] === true;
};

const numberOf = ({ name }: Scene, { number }: Step): string => (number === 'own' ? ownNumbers[name] : another) ?? '';

const take = async (scene: Scene, step: Step): Promise<Outcome<unknown>> => {
  const { name, tabs, fixture } = scene;
  const { engine, newestCode, browser } = fixture;
  const { call, channel, changeTwoFANumber, rememberBrowser } = step;
  const tab = tabs[step.browser] ?? browser();
  const client = tab.clientContext();
  const flags = { changeTwoFANumber, rememberBrowser };
  const code = newestCode(numberOf(scene, step));
  switch (call) {
    case 'signIn':
      return tab.send(engine.weblogin(login(name), client));
    case 'signOut':
      return tab.send(engine.logout(client));
    case 'send':
      return engine.send2FA({ ...by(channel, numberOf(scene, step)), changeTwoFANumber }, client)();
    case 'validate':
      return tab.send(engine.validate2FA(proofOf(code, flags), client));
    case 'signInWithCode':
      return tab.send(engine.weblogin(login(name, { ...challenged, ...flags, verifyCode: code }), client));
  }
};

/** The first browser has completed its second factor, the second one owes it. */
const openScene = async (name: string): Promise<Scene> => {
  const fixture = makeEngineFixture();
  const scene: Scene = { fixture, name, tabs: [fixture.browser(), fixture.browser()] };
  const plain = { number: 'own', channel: 'sms', changeTwoFANumber: false, rememberBrowser: false } as const;
  for (const call of ['signIn', 'send', 'signInWithCode'] as const) await take(scene, { ...plain, call, browser: 0 });
  await take(scene, { ...plain, call: 'signIn', browser: 1 });
  return scene;
};

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
            if (step.call === 'signIn')
              expect(await hasCompleted(scene, step.browser)).toBe(remembered.has(step.browser));
          }
        }),
        { numRuns: 200 },
      );
    },
  );
});
