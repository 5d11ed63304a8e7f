import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { controlAt } from '#tests/e2e/fixtures/control.ts';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';
import { openDelayProxy, type DelayProxy } from './delayProxy.ts';
import { journeyTable, type JourneyFigure } from './journeyReport.ts';
import { otherJourneys, signIn, type Journey } from './journeys.ts';
import { measureLeg, type Pause } from './measureLeg.ts';
import { personAt } from './person.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

const signInPauses: ReadonlyArray<Pause> = [
  { seconds: 0, when: 'before typing' },
  ...[3, 20, 90].flatMap((seconds): ReadonlyArray<Pause> => [
    { seconds, when: 'before typing' },
    { seconds, when: 'before the press' },
  ]),
];

// Because: a code takes about this long to arrive.
const codePause: Pause = { seconds: 20, when: 'before typing' };

type Place = { readonly proxy: DelayProxy; readonly servicePort: number };
type Plan = { readonly journey: Journey; readonly pause: Pause };

const plans: ReadonlyArray<Plan> = [
  ...signInPauses.map((pause) => ({ journey: signIn, pause })),
  ...otherJourneys.map((journey) => ({ journey, pause: codePause })),
];

const visitor = { locale: 'en-GB', timezoneId: 'America/New_York' };

const measureJourney = async (
  { proxy, servicePort }: Place,
  { journey, pause }: Plan,
): Promise<ReadonlyArray<JourneyFigure>> => {
  const control = controlAt(servicePort);
  await control.reset();
  // Because: Chromium opens no connection ahead in a private window, and Playwright's other contexts are private.
  const profile = mkdtempSync(join(tmpdir(), 'bench-journey-'));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...visitor });
  const person = await personAt(await context.newPage(), control);
  await person.page.goto(`http://partner.xe.localhost:${proxy.port}/`);
  await person.follow('Sign in', 'Sign in');
  await person.page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await journey.open(person);
  const figures: JourneyFigure[] = [];
  for (const leg of journey.legs) {
    const measured = await measureLeg({ leg, email: journey.email, pause }, person, proxy);
    figures.push({ ...measured, journey: journey.name, leg, pause });
  }
  await context.close();
  rmSync(profile, { recursive: true });
  return figures;
};

/** Measures the way from each decisive press to the next screen and to the partner, in round trips; `only` names one journey. */
export const measureJourneys = async (
  only: string,
): Promise<{ readonly figures: ReadonlyArray<JourneyFigure>; readonly report: string }> => {
  let servicePort = 0;
  const proxy = await openDelayProxy(() => servicePort);
  const sandbox = await serveSandbox({ port: 0, publicOrigin: (host) => `http://${host}:${proxy.port}` });
  servicePort = sandbox.port;
  const figures: JourneyFigure[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const plan of plans.filter(({ journey }) => journey.name.startsWith(only)))
      figures.push(...(await measureJourney({ proxy, servicePort }, plan)));
  await proxy.close();
  await sandbox.close();
  return { figures, report: journeyTable(figures) };
};
