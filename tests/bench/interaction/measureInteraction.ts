import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { serveSandbox, type Sandbox } from '#env/sandbox/serveSandbox.ts';
import { controlAt } from '#tests/e2e/fixtures/control.ts';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';
import { allScenes } from '#tests/screens/allScenes.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';
import type { Scene } from '#tests/screens/scene.ts';
import { percentile98, type Result, table } from '#tests/bench/figures.ts';
import { runBefore } from '#tests/bench/pageTools.ts';
import { interact, type Act } from './interactions.ts';

/** One interaction: the time in milliseconds from the input to the next frame. */
type Interaction = { readonly screen: string; readonly kind: string; readonly duration: number };

const slowdown = 4;
/** How long the browser may take to report an interaction, in milliseconds. */
const reportMs = 300;
/** The browser reports no interaction that takes less; it counts with half of this. */
const leastReported = 16;

type Reported = { readonly id: number; readonly duration: number };

// Runs in the page before its own scripts.
const reportInteractions = (): void => {
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      const id: number = Reflect.get(entry, 'interactionId');
      if (id > 0) Reflect.get(window, 'onInteraction')({ id, duration: entry.duration });
    }),
  ).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
};

const watchInteractions = async (page: Page): Promise<() => ReadonlyArray<number>> => {
  const durations = new Map<number, number>();
  await page.exposeFunction('onInteraction', ({ id, duration }: Reported) => {
    durations.set(id, Math.max(duration, durations.get(id) ?? 0));
  });
  await runBefore(page, reportInteractions);
  return () => {
    const taken = [...durations.values()];
    durations.clear();
    return taken;
  };
};

// Because: the bars of the browser take a part of its window, and what lies below the lower edge is never drawn.
const showWholePage = async (client: CDPSession): Promise<void> => {
  const { windowId, bounds } = await client.send('Browser.getWindowForTarget');
  const height = (bounds.height ?? 0) + 200;
  await client.send('Browser.setWindowBounds', { windowId, bounds: { height } });
};

const measureScene = async (scene: Scene, browser: Browser, sandbox: Sandbox): Promise<ReadonlyArray<Interaction>> => {
  const { origin, port } = sandbox;
  const control = { ...controlAt(port), origin: (host: string) => origin(`${host}.localhost`) };
  await control.reset();
  const [brand = 'xe'] = scene.brands ?? [];
  const context = await browser.newContext({ locale: 'en-GB' });
  const url = control.origin(`account.${brand}`);
  if (scene.asksConsent !== true) await context.addCookies(answeredConsent.map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await showWholePage(client);
  const take = await watchInteractions(page);
  await scene.run({ page, sandbox: control, brand });
  await wait(reportMs);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  take();
  const interactions: Interaction[] = [];
  const act: Act = async (kind, count, inputs) => {
    await inputs();
    await wait(reportMs);
    const reported = take();
    const unreported = Array.from({ length: Math.max(0, count - reported.length) }, () => leastReported / 2);
    for (const duration of [...reported, ...unreported]) interactions.push({ screen: scene.name, kind, duration });
  };
  await interact(page, act);
  await context.close();
  return interactions;
};

/** One scene of each screen, or every scene whose name starts with `only`. */
const chooseScenes = (all: readonly Scene[], only: string): readonly Scene[] => {
  const scenes = all.filter(({ at, isBusy }) => at.startsWith('/') && isBusy !== true);
  if (only !== '') return scenes.filter(({ name }) => name.startsWith(only));
  return scenes.filter(({ at }, index) => scenes.findIndex((scene) => scene.at === at) === index);
};

const rowOf = (name: string, interactions: ReadonlyArray<Interaction>): ReadonlyArray<string> => {
  const durations = interactions.map(({ duration }) => duration);
  const worst = Math.max(...durations);
  const screen = interactions.find(({ duration }) => duration === worst)?.screen ?? '-';
  return [name, String(durations.length), percentile98(durations).toFixed(0), worst.toFixed(0), screen];
};

const interactionTable = (all: ReadonlyArray<Interaction>): string => {
  const kinds = [...new Set(all.map(({ kind }) => kind))].toSorted();
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      all.filter((one) => one.kind === kind),
    ),
  );
  const head = ['ms at a processor slowed fourfold', 'count', 'p98', 'worst', 'worst on'];
  return table([head, ['aim', '', '100', '200', ''], ...rows, rowOf('all', all)]);
};

/** Measures how long each interaction takes on every screen, or in the scenes whose name starts with `only`. */
export const measureInteraction = async (only: string): Promise<Result> => {
  const scenes = chooseScenes(await allScenes(), only);
  const sandbox = await serveSandbox({ port: 0 });
  const browser = await chromium.launch(launchOptions());
  const figures: Interaction[] = [];
  for (const scene of scenes) figures.push(...(await measureScene(scene, browser, sandbox)));
  await browser.close();
  await sandbox.close();
  return { figures, report: interactionTable(figures) };
};
