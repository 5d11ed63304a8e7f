import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { people } from './buttons.ts';
import type { Disturbance } from './line.ts';
import { type Act, type HandOver, openTab, type Tab } from './tab.ts';

type Real = { readonly app: TestApp; readonly tabs: readonly [Tab, Tab]; readonly handOvers: ReadonlyArray<HandOver> };
type Step = { readonly name: string; readonly act: (tab: Tab, app: TestApp) => unknown };

const redirect = 'redirect_uri=https://partner.brand.test/back&state=s1';
const withChallenge = 'code_challenge=challenge-of-the-partner&code_challenge_method=S256';
const visits = [
  `?${redirect}`,
  `?${redirect}&${withChallenge}`,
  `?${redirect}&login_hint=personal@sandbox.test`,
  `?${redirect}&login_hint=nobody@example.test&${withChallenge}`,
  `?${redirect}&prompt=login`,
  '',
];

/** The last act in the document that left confirmed the person whom the partner was told. */
const expectConfirmed = (handOvers: ReadonlyArray<HandOver>): void => {
  const isConfirmed = ({ told, acts, promptsLogin }: HandOver): boolean =>
    acts.at(-1)?.email === told &&
    acts.some(({ kind, email }) => email === told && !(promptsLogin && kind === 'Press'));
  expect(handOvers.filter((handOver) => !isConfirmed(handOver))).toEqual([]);
};

const steps = (name: string, act: Step['act']): fc.Arbitrary<Step> => fc.constant({ name, act });
// Because: the first button is the one that leads on.
const press = fc
  .oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 11 }))
  .map((one): Step => ({ name: `presses ${one}`, act: (tab) => tab.page()?.press(one) }));
const path = fc.oneof(
  routePath,
  fc.constantFrom<RoutePath>('/signup/creating', '/continue', '/signin', '/idp/continue', '/2fa/change-number'),
);
const disturb = fc
  .tuple(fc.nat({ max: 2 }), fc.constantFrom<Disturbance>('Call', 'Answer', 'Lost'))
  .map(([after, by]): Step => ({ name: `${by} after ${after}`, act: (tab) => tab.page()?.disturb(after, by) }));

// Because: steps at random rarely lead into the middle of a flow.
const beginnings: ReadonlyArray<readonly [RoutePath, ReadonlyArray<number>]> = [
  ['/signup', [0]],
  ['/signup', [0, 0]],
  ['/forgot-password', [0, 0]],
  ...people.map((_, person) => ['/signin', [person]] as const),
];
const begin = fc.tuple(fc.constantFrom(...beginnings), fc.option(disturb)).map(([[to, choices], disturbed]): Step => ({
  name: `begins at ${to} with ${choices.join(', ')}, and ${disturbed?.name ?? 'no disturbance'}`,
  act: async (tab, app) => {
    await tab.page()?.navigate(to);
    for (const one of choices.slice(0, -1)) await tab.page()?.press(one);
    await disturbed?.act(tab, app);
    await tab.page()?.press(choices.at(-1) ?? 0);
  },
}));

const provider = fc
  .tuple(fc.boolean(), fc.constantFrom('social@sandbox.test', 'personal@sandbox.test', 'stranger@sandbox.test'))
  .map(([asks, email]): Step => ({
    name: `${asks ? 'asks the provider, and ' : ''}returns from the provider as ${email}`,
    act: async (tab, { answerProvider }) => {
      if (asks) await tab.page()?.navigate('/signin');
      if (asks) await tab.page()?.press(people.length);
      await answerProvider('google', email);
      await tab.open('/idp/continue');
    },
  }));

const step = fc.oneof(
  { weight: 4, arbitrary: press },
  { weight: 2, arbitrary: begin },
  fc.constantFrom(...visits).map((query): Step => ({ name: `opens ${query}`, act: (tab) => tab.open('/', query) })),
  path.map((to): Step => ({ name: `opens ${to}`, act: (tab) => tab.open(to) })),
  path.map((to): Step => ({ name: `goes to ${to}`, act: (tab) => tab.page()?.navigate(to) })),
  fc.constantFrom(61_000, 660_000).map((ms): Step => ({ name: `waits ${ms}`, act: (_, app) => app.advance(ms) })),
  steps('reloads', (tab) => tab.reload()),
  steps('goes back to the document before', (tab) => tab.restore()),
  steps('comes back', (tab) => tab.page()?.comeBack()),
  steps('lets go', (tab) => tab.page()?.letGo()),
  steps('stays', (tab) => tab.page()?.stay()),
  disturb,
  provider,
);

const command = fc
  .tuple(fc.constantFrom<0 | 1>(0, 1), step)
  .map(([at, { name, act }]): fc.AsyncCommand<object, Real> => ({
    check: () => true,
    run: async (_, { app, tabs, handOvers }) => {
      await act(tabs[at], app);
      for (const tab of tabs) await tab.page()?.followEnding();
      expectConfirmed(handOvers);
    },
    toString: () => `tab ${at} ${name}`,
  }));

const numRuns = Number(process.env['HAND_OVER_RUNS'] ?? 60);
const seeds = seedAccounts.filter(({ email }) => people.some((name) => email === `${name}@sandbox.test`));

it(
  'a partner is told only a person whom an act in the document that left has confirmed, whatever happens in two tabs',
  async () => {
    const seen = new Set<Act['kind']>();
    const open = (): Real => {
      const app = makeTestApp({ seeds });
      const handOvers: Array<HandOver> = [];
      const onHandOver = (handOver: HandOver): void => {
        handOvers.push(handOver);
        for (const { kind, email } of handOver.acts) if (email === handOver.told) seen.add(kind);
      };
      const browser = { app, owners: new Map<string, string | null>(), onHandOver };
      return { app, tabs: [openTab(browser), openTab(browser)], handOvers };
    };
    const walks = fc.commands([command], { maxCommands: 40, size: 'max' });
    await fc.assert(
      fc.asyncProperty(walks, (all) => fc.asyncModelRun(() => ({ model: {}, real: open() }), all)),
      { numRuns },
    );
    expect([...seen].toSorted()).toEqual(['Press', 'Provider', 'Secret']);
  },
  numRuns * 1_000,
);
