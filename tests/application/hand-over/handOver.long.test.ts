import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { openBrowser, type Browser } from './browser.ts';
import { people, providerButton } from './buttons.ts';
import type { Part } from './line.ts';
import { challenge } from './partner.ts';
import type { Act, HandOver, Page } from './page.ts';
import { openTab, type Tab } from './tab.ts';

type Real = { readonly browser: Browser; readonly tabs: readonly [Tab, Tab] };
type Model = { handOvers: ReadonlyArray<HandOver> };
type Command = fc.AsyncCommand<Model, Real>;
type Deed = (tab: Tab, browser: Browser) => Promise<void> | void;

const redirect = 'redirect_uri=https://partner.brand.test/back&state=s1';
const withChallenge = `code_challenge=${challenge}&code_challenge_method=S256`;
const anyVisit = fc.constantFrom(
  `?${redirect}`,
  `?${redirect}&${withChallenge}`,
  `?${redirect}&login_hint=personal@sandbox.test`,
  `?${redirect}&login_hint=nobody@example.test&${withChallenge}`,
  `?${redirect}&prompt=login`,
  '',
);
const providerPeople = ['social@sandbox.test', 'personal@sandbox.test', 'stranger@sandbox.test'];

/** Whether the last of the three acts in the document that left confirmed the person whom the partner was told. */
const isConfirmed = ({ told, acts, promptsLogin }: HandOver): boolean =>
  acts.at(-1)?.email === told && acts.some(({ kind, email }) => email === told && !(promptsLogin && kind === 'Press'));

const command = (name: string, act: Deed, at: 0 | 1): Command => ({
  check: () => true,
  run: async (model, { browser, tabs }) => {
    await act(tabs[at], browser);
    for (const tab of tabs) await tab.page()?.followEnding();
    const unconfirmed = model.handOvers.find((handOver) => !isConfirmed(handOver));
    if (unconfirmed !== undefined) expect(unconfirmed).toBeUndefined();
  },
  toString: () => `tab ${at} ${name}`,
});

const at = fc.constantFrom<0 | 1>(0, 1);
// Because: the first button is the one that leads on.
const choice = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 11 }));
const press = fc
  .tuple(at, choice)
  .map(([tab, one]) => command(`presses ${one}`, (there) => there.page()?.press(one), tab));
const visit = fc
  .tuple(at, anyVisit)
  .map(([tab, query]) => command(`opens /${query}`, ({ open }) => open('/', query), tab));
const anyPath: fc.Arbitrary<RoutePath> = fc.oneof(
  routePath,
  fc.constantFrom<RoutePath>('/signup/creating', '/continue', '/signin', '/idp/continue', '/2fa/change-number'),
);

const after = fc.nat({ max: 2 });
const longWait = fc.constantFrom(61_000, 11 * 60_000);
type Disturbance = { readonly name: string; readonly change: (page: Page | null) => void };
const disturbance: fc.Arbitrary<Disturbance> = fc.oneof(
  after.map((calls) => ({
    name: `loses an answer after ${calls}`,
    change: (page: Page | null) => page?.line.lose(calls),
  })),
  fc.tuple(after, fc.constantFrom<Part>('Call', 'Answer')).map(([calls, part]) => ({
    name: `holds the ${part} after ${calls}`,
    change: (page: Page | null) => page?.line.hold(calls, part),
  })),
);

// Because: steps at random rarely lead into the middle of a flow.
const beginnings: ReadonlyArray<readonly [RoutePath, ReadonlyArray<number>]> = [
  ['/signup', [0]],
  ['/signup', [0, 0]],
  ['/forgot-password', [0, 0]],
  ...people.map((_, person) => ['/signin', [person]] as const),
];
const beginning = fc
  .tuple(at, fc.constantFrom(...beginnings), fc.option(disturbance))
  .map(([tab, [path, choices], disturbed]) =>
    command(
      `begins at ${path} with ${choices.join(', ')}${disturbed === null ? '' : `, and ${disturbed.name}`}`,
      async ({ page }) => {
        await page()?.navigate(path, '');
        for (const one of choices.slice(0, -1)) await page()?.press(one);
        disturbed?.change(page());
        await page()?.press(choices.at(-1) ?? 0);
      },
      tab,
    ),
  );

const commands: ReadonlyArray<fc.Arbitrary<Command>> = [
  visit,
  press,
  press,
  press,
  press,
  fc.tuple(at, anyPath).map(([tab, path]) => command(`opens ${path}`, ({ open }) => open(path, ''), tab)),
  fc.tuple(at, anyPath).map(([tab, path]) => command(`goes to ${path}`, ({ page }) => page()?.navigate(path, ''), tab)),
  at.map((tab) => command('reloads', ({ reload }) => reload(), tab)),
  at.map((tab) => command('goes back to the document before', ({ restore }) => restore(), tab)),
  at.map((tab) => command('comes back', ({ page }) => page()?.comeBack(), tab)),
  fc.tuple(at, disturbance).map(([tab, one]) => command(one.name, ({ page }) => one.change(page()), tab)),
  beginning,
  beginning,
  at.map((tab) => command('lets go', ({ page }) => page()?.letGo(), tab)),
  at.map((tab) => command('stays', ({ page }) => page()?.stay(), tab)),
  fc.tuple(at, longWait).map(([tab, ms]) => command(`waits ${ms} ms`, (_, { advance }) => advance(ms), tab)),
  fc.tuple(at, fc.boolean(), fc.constantFrom(...providerPeople)).map(([tab, asks, email]) =>
    command(
      `${asks ? 'asks the provider, and ' : ''}returns from the provider as ${email}`,
      async ({ page, open }, { answerProvider }) => {
        if (asks) await page()?.navigate('/signin', '');
        if (asks) await page()?.press(providerButton);
        await answerProvider(email);
        await open('/idp/continue', '');
      },
      tab,
    ),
  ),
];

const numRuns = Number(process.env['HAND_OVER_RUNS'] ?? 500);

describe('the person whom a partner is told', () => {
  it(
    'is one that an act in the document that left has confirmed, in any order of what happens in two tabs',
    async () => {
      const seen = new Set<Act['kind']>();
      await fc.assert(
        fc.asyncProperty(fc.commands([...commands], { maxCommands: 40, size: 'max' }), async (all) => {
          const model: Model = { handOvers: [] };
          const browser = openBrowser();
          const onHandOver = (handOver: HandOver): void => {
            model.handOvers = [...model.handOvers, handOver];
            for (const { kind, email } of handOver.acts) if (email === handOver.told) seen.add(kind);
          };
          const open = (): Tab => openTab({ browser, onHandOver });
          const tabs = [open(), open()] as const;
          await fc.asyncModelRun(() => ({ model, real: { browser, tabs } }), all);
        }),
        { numRuns },
      );
      expect([...seen].toSorted()).toEqual(['Press', 'Provider', 'Secret']);
    },
    numRuns * 200,
  );
});
