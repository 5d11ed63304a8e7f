import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeSiteThat, minute, type CallbackOutcome } from './partySite.ts';

type Which = 0 | 1;
type Call = {
  readonly do: 'call';
  readonly browser: Which;
  readonly answer: 'code' | 'error';
  /** The state that the browser brings: none, one that no sign-in has, or one of a sign-in of either browser. */
  readonly state: 'none' | 'forged' | { readonly browser: Which; readonly index: number };
};
type Step =
  | Call
  | { readonly do: 'start' | 'signOut'; readonly browser: Which }
  | { readonly do: 'wait'; readonly ms: number };

const browser = fc.constantFrom<Which>(0, 1);
const call: fc.Arbitrary<Call> = fc.record({
  do: fc.constant('call'),
  browser,
  answer: fc.constantFrom('code', 'code', 'error'),
  state: fc.oneof(
    fc.constantFrom('none' as const, 'forged' as const),
    fc.record({ browser, index: fc.nat(4) }),
    fc.record({ browser, index: fc.nat(4) }),
  ),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  call,
  call,
  fc.record({ do: fc.constantFrom('start', 'start', 'signOut'), browser }),
  fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(1, minute - 1, minute, 59 * minute) }),
);

type SignIn = { readonly state: string; readonly expiresAt: number; isUsed: boolean };

/** What the rule remembers of a browser: its sign-ins, and when the site last started one by itself. */
type Model = { readonly started: SignIn[]; ownAt: number | null };

const expectedOf = (
  { started, ownAt }: Model,
  { answer }: Call,
  { state, now }: { readonly state: string | null; readonly now: number },
): CallbackOutcome => {
  const own = started.find((one) => one.state === state);
  if (own !== undefined && !own.isUsed && now < own.expiresAt) return answer === 'code' ? 'SignedIn' : 'ErrorShown';
  const isAnothers = state !== null && own === undefined;
  const rested = ownAt === null || now - ownAt >= minute;
  return answer === 'code' && !isAnothers && rested ? 'OwnSignIn' : 'Failed';
};

const follow = async (steps: ReadonlyArray<Step>): Promise<void> => {
  const site = makeSiteThat(true);
  const browsers = [site.browser(), site.browser()] as const;
  const models: readonly [Model, Model] = [
    { started: [], ownAt: null },
    { started: [], ownAt: null },
  ];
  const remember = (model: Model, query: URLSearchParams): void => {
    const state = query.get('state') ?? '';
    model.started.push({ state, expiresAt: site.now() + 60 * minute, isUsed: false });
  };
  const take = async (now: Call): Promise<void> => {
    const model = models[now.browser];
    const brought =
      typeof now.state === 'string' ? now.state : models[now.state.browser].started[now.state.index]?.state;
    if (brought === undefined) return;
    const state = brought === 'none' ? null : brought;
    const expected = expectedOf(model, now, { state, now: site.now() });
    const query = { [now.answer]: 'any', ...(state === null ? {} : { state }) };
    const { outcome, target } = await browsers[now.browser].call(query);
    expect(outcome).toBe(expected);
    for (const own of model.started) own.isUsed ||= own.state === state;
    if (expected !== 'OwnSignIn') return;
    model.ownAt = site.now();
    remember(model, target.searchParams);
  };
  for (const now of steps) {
    if (now.do === 'wait') site.wait(now.ms);
    if (now.do === 'start') remember(models[now.browser], await browsers[now.browser].start());
    if (now.do === 'signOut') await browsers[now.browser].open('/logout');
    if (now.do === 'call') await take(now);
  }
};

it('the callbacks of two browsers in any order sign in only with the unused state of a sign-in of the same browser, or start one, once a minute', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 18 }), follow), { numRuns: 300 });
});
