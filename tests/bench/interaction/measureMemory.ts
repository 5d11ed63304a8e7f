import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { dist, outputFolder } from '#env/shared/projectRoot.ts';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';

const early = 20;
const late = 200;
/** How long a page may take for what follows its first screen, in milliseconds. */
const restMs = 3000;

/** The script memory in bytes, and the nodes of the DOM. */
type Memory = {
  readonly journeys: string;
  readonly heap: readonly [early: number, late: number];
  readonly nodes: readonly [early: number, late: number];
};

const isReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);

const screen = (page: Page, heading: string): Promise<void> =>
  page.getByRole('heading', { name: heading, level: 1 }).waitFor();

const press = (page: Page, role: 'button' | 'link', name: string): Promise<void> =>
  page.getByRole(role, { name, exact: true }).click();

type Journey = { readonly name: string; readonly walk: (page: Page, journey: number) => Promise<void> };

/** Walks through the screens that one document shows: sign-in with a refusal, a forgotten password, sign-up, and back. */
const walkInDocument: Journey['walk'] = async (page, journey) => {
  await page.getByLabel('Email address').fill(`nobody${journey}@sandbox.test`);
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await press(page, 'button', 'Sign in');
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
  await press(page, 'link', 'Forgot your password?');
  await screen(page, 'Reset your password');
  await press(page, 'button', 'Go back');
  await screen(page, 'Sign in');
  await press(page, 'link', 'Create an account');
  await screen(page, 'Create your account');
  await press(page, 'link', 'Sign in');
  await screen(page, 'Sign in');
};

/** Signs in, is redirected to the partner, signs out there and starts again: three documents and more. */
const signInAndBack: Journey['walk'] = async (page) => {
  await page.getByLabel('Email address').fill('personal@sandbox.test');
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await press(page, 'button', 'Sign in');
  await screen(page, 'Signed in');
  await press(page, 'link', 'Sign out');
  await press(page, 'link', 'Sign in');
  await screen(page, 'Sign in');
  await isReady(page);
};

const readMemory = async (page: Page): Promise<readonly [heap: number, nodes: number]> => {
  await wait(restMs);
  const client = await page.context().newCDPSession(page);
  // Because: the browser keeps what a page logs while it is automated.
  await client.send('Runtime.discardConsoleEntries');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes } = await client.send('Memory.getDOMCounters');
  await client.detach();
  return [usedSize, nodes];
};

const kinds: ReadonlyArray<Journey> = [
  { name: 'in one document', walk: walkInDocument },
  { name: 'sign-in, partner, sign-out', walk: signInAndBack },
];

const memoryTable = (figures: ReadonlyArray<Memory>): string =>
  figures
    .map(({ journeys, heap: [before, after], nodes }) => {
      const megabytes = [before, after].map((bytes) => `${(bytes / 1e6).toFixed(2)} MB`).join(' to ');
      return `${journeys}: ${megabytes}, ratio ${(after / before).toFixed(3)}; DOM nodes ${nodes.join(' to ')}`;
    })
    .join('\n');

const measureKind = async (browser: Browser, partner: string, { name, walk }: Journey): Promise<Memory> => {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.goto(partner);
  await press(page, 'link', 'Sign in');
  await isReady(page);
  const read: Array<readonly [number, number]> = [];
  for (let journey = 1; journey <= late; journey += 1) {
    await walk(page, journey);
    if (journey === early || journey === late) read.push(await readMemory(page));
  }
  await context.close();
  const [[earlyHeap, earlyNodes] = [0, 0], [lateHeap, lateNodes] = [0, 0]] = read;
  return { journeys: name, heap: [earlyHeap, lateHeap], nodes: [earlyNodes, lateNodes] };
};

/** Measures the memory of one tab after 20 and after 200 journeys of each kind, and prints the report. */
export const measureMemory = async (): Promise<void> => {
  const folder = join(outputFolder, 'bench', 'memory');
  mkdirSync(folder, { recursive: true });
  const sandbox = await serveSandbox({ port: 0, dist });
  const { args = [], ...launch } = launchOptions();
  // Because: the engine compiles a function once it is used often, and its machine code is no memory that a journey leaves behind.
  const browser = await chromium.launch({
    ...launch,
    args: [...args, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  });
  const figures: Memory[] = [];
  for (const kind of kinds) figures.push(await measureKind(browser, sandbox.origin('partner.xe.localhost'), kind));
  await browser.close();
  await sandbox.close();
  writeFileSync(join(folder, 'memory.json'), JSON.stringify(figures, null, 2));
  console.log(`\nMemory after ${early} and ${late} journeys in one tab:\n${memoryTable(figures)}`);
};
