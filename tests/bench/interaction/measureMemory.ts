import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { type Result, table } from '#tests/bench/figures.ts';
import { isReady, press, screen } from '#tests/bench/pageTools.ts';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';

const early = 20;
const late = 200;
/** How long a page may take for what follows its first screen, in milliseconds. */
const restMs = 3000;

/** The script memory in bytes, and the nodes of the DOM. */
type Memory = { readonly heap: number; readonly nodes: number };
type Growth = { readonly journeys: string; readonly early: Memory; readonly late: Memory };

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
  await press(page, 'button', 'Sign in');
};

type Walk = (page: Page, journey: number) => Promise<void>;

const walks: { readonly [journeys: string]: Walk } = {
  /** A refused sign-in, a forgotten password, sign-up, and back. */
  'in one document': async (page, journey) => {
    await signIn(page, `nobody${journey}@sandbox.test`);
    await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    await press(page, 'link', 'Forgot your password?');
    await screen(page, 'Reset your password');
    await press(page, 'button', 'Go back');
    await screen(page, 'Sign in');
    await press(page, 'link', 'Create an account');
    await screen(page, 'Create your account');
    await press(page, 'link', 'Sign in');
    await screen(page, 'Sign in');
  },
  /** Three documents and more. */
  'sign-in, partner, sign-out': async (page) => {
    await signIn(page, 'personal@sandbox.test');
    await screen(page, 'Signed in');
    await press(page, 'link', 'Sign out');
    await press(page, 'link', 'Sign in');
    await screen(page, 'Sign in');
    await isReady(page);
  },
};

const readMemory = async (page: Page): Promise<Memory> => {
  await wait(restMs);
  const client = await page.context().newCDPSession(page);
  // Because: the browser keeps what a page logs while it is automated.
  await client.send('Runtime.discardConsoleEntries');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes } = await client.send('Memory.getDOMCounters');
  await client.detach();
  return { heap: usedSize, nodes };
};

const measureGrowth = async (browser: Browser, partner: string, journeys: string): Promise<Growth> => {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.goto(partner);
  await press(page, 'link', 'Sign in');
  await isReady(page);
  const walkFrom = async (first: number, last: number): Promise<Memory> => {
    for (let journey = first; journey <= last; journey += 1) await walks[journeys]?.(page, journey);
    return readMemory(page);
  };
  const growth = { journeys, early: await walkFrom(1, early), late: await walkFrom(early + 1, late) };
  await context.close();
  return growth;
};

const memoryTable = (figures: ReadonlyArray<Growth>): string => {
  const rows = figures.map(({ journeys, early: before, late: after }) => {
    const heaps = [before, after].map(({ heap }) => `${(heap / 1e6).toFixed(2)} MB`);
    return [journeys, ...heaps, (after.heap / before.heap).toFixed(3), `${before.nodes} to ${after.nodes}`];
  });
  return table([['memory of one tab', `after ${early}`, `after ${late}`, 'ratio', 'DOM nodes'], ...rows]);
};

/** Measures the memory of one tab after 20 and after 200 journeys of each kind. */
export const measureMemory = async (): Promise<Result> => {
  const sandbox = await serveSandbox({ port: 0 });
  const { args = [], ...launch } = launchOptions();
  // Because: the engine compiles a function once it is used often, and its machine code is no memory that a journey leaves behind.
  const compileNothing = '--js-flags=--no-opt --no-maglev --no-sparkplug';
  const browser = await chromium.launch({ ...launch, args: [...args, compileNothing] });
  const partner = sandbox.origin('partner.xe.localhost');
  const figures: Growth[] = [];
  for (const journeys of Object.keys(walks)) figures.push(await measureGrowth(browser, partner, journeys));
  await browser.close();
  await sandbox.close();
  return { figures, report: memoryTable(figures) };
};
