import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import type { Outcome } from '#infrastructure/sandbox/engine/reply.ts';
import {
  accountOf,
  by,
  challenged,
  claimsOf,
  login,
  makeEngineFixture,
  proofOf,
  seedOf,
  type EngineFixture,
} from './engineFixture.ts';
import type { TestBrowser } from './testBrowser.ts';

/** Two browsers that know the password of an account with this number. */
export type Scene = {
  readonly fixture: EngineFixture;
  readonly name: string;
  readonly tabs: ReadonlyArray<TestBrowser>;
};

const another = '+447700900777';
/** The numbers of the accounts, by the name of the account. */
export const ownNumbers: Readonly<Record<string, string>> = { sms2fa: '+447700900101', legacy2fa: '+447700900110' };

/** One call of one browser; each call uses only the fields that it needs. */
export type Step = {
  readonly call: 'signIn' | 'signOut' | 'send' | 'validate' | 'signInWithCode';
  readonly browser: 0 | 1;
  readonly number: 'own' | 'another';
  readonly channel: string;
  readonly changeTwoFANumber: boolean;
  readonly rememberBrowser: boolean;
};

/** Any step, with more codes than ends of a session. */
export const anyStep: fc.Arbitrary<Step> = fc.record({
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

/** The number of the account. */
export const phoneOf = ({ fixture, name }: Scene): string | null => accountOf(fixture, name)?.phone ?? null;

/** Whether the session of a browser has completed its second factor. */
export const hasCompleted = async ({ fixture, tabs }: Scene, which: number): Promise<boolean> => {
  const client = (tabs[which] ?? fixture.browser()).clientContext();
  const outcome = await fixture.engine.getGSOTokens({ profileId: null }, client)();
  return E.isRight(outcome) && claimsOf(outcome.right.body.tokens.access_token)['two_fa_completed'] === true;
};

/** The number that a step uses. */
export const numberOf = ({ name }: Scene, { number }: Step): string =>
  (number === 'own' ? ownNumbers[name] : another) ?? '';

/** Makes the call of a step. */
export const take = async (scene: Scene, step: Step): Promise<Outcome<unknown>> => {
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
export const openScene = async (name: string): Promise<Scene> => {
  const fixture = makeEngineFixture(seedOf(name));
  const scene: Scene = { fixture, name, tabs: [fixture.browser(), fixture.browser()] };
  const plain = { number: 'own', channel: 'sms', changeTwoFANumber: false, rememberBrowser: false } as const;
  for (const call of ['signIn', 'send', 'signInWithCode'] as const) await take(scene, { ...plain, call, browser: 0 });
  await take(scene, { ...plain, call: 'signIn', browser: 1 });
  return scene;
};
