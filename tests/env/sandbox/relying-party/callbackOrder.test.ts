import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minute, openParty, type CallbackOutcome } from './partySite.ts';

type Which = 0 | 1;
type Call = {
  readonly do: 'call';
  readonly browser: Which;
  readonly answer: Readonly<Record<string, string>>;
  /** The state that the browser brings: none, one that no sign-in has, or one of a sign-in of either browser. */
  readonly state: 'none' | 'forged' | { readonly browser: Which; readonly index: number };
  readonly isFramed: boolean;
};

const browser = fc.constantFrom<Which>(0, 1);
const named = fc.record({ browser, index: fc.nat(4) });
const call: fc.Arbitrary<Call> = fc.record({
  do: fc.constant('call'),
  browser,
  answer: fc.constantFrom({ code: 'any' }, { code: 'any' }, { error: 'access_denied' }, { error: 'server_error' }),
  state: fc.oneof(fc.constantFrom('none' as const, 'forged' as const), named, named),
  isFramed: fc.constantFrom(false, false, true),
});
const step = fc.oneof(
  call,
  call,
  fc.record({ do: fc.constantFrom('start', 'start', 'signOut'), browser }),
  fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(1, minute - 1, minute, 59 * minute) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What the rule remembers of a browser: its sign-ins, and when the site last started one by itself. */
type Model = { readonly started: Array<{ state: string; expiresAt: number }>; ownAt: number };

const expectedOf = (
  { started, ownAt }: Model,
  { answer, isFramed }: Call,
  { state, now }: { readonly state: string; readonly now: number },
): CallbackOutcome => {
  const own = started.find((one) => one.state === state);
  if (own !== undefined && answer['error'] === 'access_denied') return 'Denied';
  if (own !== undefined && now < own.expiresAt) return 'code' in answer ? 'SignedIn' : 'Failed';
  const isAnothers = state !== '' && own === undefined;
  return 'code' in answer && !isAnothers && !isFramed && now - ownAt >= minute ? 'OwnSignIn' : 'Failed';
};

const follow = async (steps: ReadonlyArray<Step>): Promise<void> => {
  const site = openParty();
  const browsers = [site.browser(), site.browser()] as const;
  const newModel = (): Model => ({ started: [], ownAt: -Infinity });
  const models = [newModel(), newModel()] as const;
  const remember = ({ started }: Model, query: URLSearchParams): void => {
    started.push({ state: query.get('state') ?? '', expiresAt: site.now() + 60 * minute });
  };
  const take = async (now: Call): Promise<void> => {
    const model = models[now.browser];
    const brought = typeof now.state === 'string' ? '' : models[now.state.browser].started[now.state.index]?.state;
    if (brought === undefined) return;
    const state = now.state === 'forged' ? 'forged' : brought;
    const expected = expectedOf(model, now, { state, now: site.now() });
    const headers = now.isFramed ? { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' } : {};
    const { outcome, target } = await browsers[now.browser].call({ ...now.answer, state }, '/', headers);
    expect(outcome).toBe(expected);
    for (const own of model.started) if (own.state === state) own.expiresAt = -Infinity;
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

it('the callbacks of two browsers in any order sign in only with the unused state of a sign-in of the same browser, or start one in a tab, once a minute', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 18 }), follow), { numRuns: 300 });
});
