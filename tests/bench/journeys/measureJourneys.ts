import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { covered, median, type Result, table } from '#tests/bench/figures.ts';
import { isReady, press } from '#tests/bench/pageTools.ts';
import { controlAt } from '#tests/e2e/fixtures/control.ts';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';
import { type DelayProxy, type Exchange, openDelayProxy, roundTrip, timeOfExchange } from './delayProxy.ts';
import { type Journey, type Leg, otherJourneys, signIn } from './journeys.ts';
import { type Person, personAt } from './person.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

/** The time that the person lets pass on a form: before the first key, or after the last. */
type Pause = { readonly seconds: number; readonly when: 'before typing' | 'before the press' };
type Plan = { readonly journey: Journey; readonly pause: Pause };

const signInPauses = [3, 20, 90].flatMap((seconds): ReadonlyArray<Pause> => [
  { seconds, when: 'before typing' },
  { seconds, when: 'before the press' },
]);
const plans: ReadonlyArray<Plan> = [
  ...[{ seconds: 0, when: 'before typing' } as const, ...signInPauses].map((pause) => ({ journey: signIn, pause })),
  // Because: a code takes about this long to arrive.
  ...otherJourneys.map((journey) => ({ journey, pause: { seconds: 20, when: 'before typing' } as const })),
];

/** A leg after a press: the time until the next screen was shown or the partner's page requested, and what the network needs of it. */
type Figure = { readonly name: string; readonly floor: number; readonly end: number; readonly network: number };

/** Waits for the first frame with a heading. Returns its time in milliseconds since the epoch. */
const shownAt = async (page: Page, heading: string): Promise<number> => {
  const shown = await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === text) &&
      performance.timeOrigin + performance.now(),
    heading,
    // Because: by default a locator looks for it every half second in the end.
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
};

const isIdentityCall = ({ host, line }: Exchange): boolean =>
  host.startsWith('launchpad.') && !line.includes('/system/fields');
const isReturn = ({ host, line }: Exchange): boolean => host === 'partner.xe.localhost' && line === 'GET /';

const untilReturned = async (proxy: DelayProxy, seen: ReadonlyArray<Exchange>): Promise<ReadonlyArray<Exchange>> => {
  const all = [...seen, ...proxy.take()];
  if (all.some(isReturn)) return all;
  await wait(10);
  return untilReturned(proxy, all);
};

/** Fills a form in, lets time pass, presses, and measures the way to where the press leads. */
const measureLeg = async ({ fill, button, heading }: Leg, pause: Pause, { person, proxy }: Place) => {
  if (pause.when === 'before typing') await wait(pause.seconds * 1000);
  await fill(person);
  if (pause.when === 'before the press') await wait(pause.seconds * 1000);
  proxy.take();
  const start = await person.press(button);
  const arrived = heading === null ? null : await shownAt(person.page, heading);
  const exchanges = arrived === null ? await untilReturned(proxy, []) : proxy.take();
  const end = arrived ?? exchanges.find(isReturn)?.sentAt ?? NaN;
  const calls = exchanges.filter((one) => isIdentityCall(one) && one.sentAt >= start && one.sentAt <= end);
  const spans = calls.map((call) => [call.sentAt, Math.min(end, call.sentAt + timeOfExchange(call))] as const);
  return { end: end - start, network: covered(spans) };
};
type Place = { readonly person: Person; readonly proxy: DelayProxy };

const measureJourney = async (proxy: DelayProxy, servicePort: number, { journey, pause }: Plan) => {
  const control = controlAt(servicePort);
  await control.reset();
  // Because: Chromium opens no connection ahead in a private window, and Playwright's other contexts are private.
  const profile = mkdtempSync(join(tmpdir(), 'bench-journey-'));
  const visitor = { locale: 'en-GB', timezoneId: 'America/New_York' };
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...visitor });
  const person = await personAt(await context.newPage(), control);
  await person.page.goto(`http://partner.xe.localhost:${proxy.port}/`);
  await press(person.page, 'link', 'Sign in');
  await isReady(person.page);
  if (journey.link !== null) await press(person.page, 'link', journey.link);
  const figures: Figure[] = [];
  for (const leg of journey.legs) {
    const name = `${journey.name}, ${leg.button}, ${pause.seconds} s ${pause.when}`;
    figures.push({ name, floor: leg.floor, ...(await measureLeg(leg, pause, { person, proxy })) });
  }
  await context.close();
  rmSync(profile, { recursive: true });
  return figures;
};

const journeyTable = (figures: ReadonlyArray<Figure>): string => {
  const rows = [...new Set(figures.map(({ name }) => name))].map((wanted) => {
    const own = figures.filter(({ name }) => name === wanted);
    const [network = 0, end = 0] = (['network', 'end'] as const).map(
      (of) => (median(own.map((figure) => figure[of])) ?? 0) / roundTrip,
    );
    const floor = own[0]?.floor ?? 0;
    return [wanted, String(floor), ...[network, network - floor, end].map((figure) => figure.toFixed(2))];
  });
  return table([['median in round trips', 'floor', 'network', 'above', 'end'], ...rows]);
};

/** Measures the way from each decisive press to the next screen and to the partner, in round trips; `only` names one journey. */
export const measureJourneys = async (only: string): Promise<Result> => {
  let servicePort = 0;
  const proxy = await openDelayProxy(() => servicePort);
  const sandbox = await serveSandbox({ port: 0, publicOrigin: (host) => `http://${host}:${proxy.port}` });
  servicePort = sandbox.port;
  const figures: Figure[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const plan of plans.filter(({ journey }) => journey.name.startsWith(only)))
      figures.push(...(await measureJourney(proxy, servicePort, plan)));
  await proxy.close();
  await sandbox.close();
  return { figures, report: journeyTable(figures) };
};
