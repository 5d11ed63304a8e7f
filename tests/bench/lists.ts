import type { Browser, BrowserContext, Page } from 'playwright';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';

/** The speed of a list of one length on a throttled processor; times in milliseconds. */
export type ListFigure = {
  readonly list: string;
  readonly length: number;
  /** From the press that opens the list until it is shown. */
  readonly shown: number;
  /** The slowest response to a key. */
  readonly key: number;
};

/** The slowest response to a key that feels immediate, in milliseconds. */
export const immediate = 200;

const password = 'Correct-horse-9';

// Runs in the page before its own scripts.
const noteKeys = (): void => {
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  Reflect.set(window, 'slowest', 0);
  new PerformanceObserver((list) => {
    const slowest = Math.max(Reflect.get(window, 'slowest'), ...list.getEntries().map(({ duration }) => duration));
    Reflect.set(window, 'slowest', slowest);
  }).observe(options);
};

/** Limits the phone countries in an answer of system fields. */
export const withCountries = (text: string, count: number): string => {
  const answer: unknown = JSON.parse(text);
  const cut = (_: string, value: unknown): unknown =>
    Array.isArray(value) && value.length > 20 ? value.slice(0, count) : value;
  return JSON.stringify(answer, cut);
};

const openSlowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(noteKeys);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
};

const nextFrame = (page: Page): Promise<number> =>
  page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const typeAndMeasure = async (page: Page, text: string): Promise<number> => {
  await page.evaluate(() => Reflect.set(window, 'slowest', 0));
  for (const letter of text) {
    await page.keyboard.press(letter);
    await nextFrame(page);
  }
  return page.evaluate(() => Reflect.get(window, 'slowest'));
};

const signIn = async (page: Page, address: string, email: string): Promise<number> => {
  await page.goto(`${address}/signin`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  return performance.now();
};

type BenchEnvironment = { readonly browser: Browser; readonly engine: Engine; readonly address: string };

/** Signs in with this number of linked accounts, opens the account selection and types into its filter. */
export const accountList = async (
  { browser, engine, address }: BenchEnvironment,
  length: number,
): Promise<ListFigure> => {
  const email = `linked${length}@sandbox.test`;
  const linked = Array.from({ length }, (_, index) => ({
    name: `Company ${index + 1} Ltd`,
    accountType: 'Corporate' as const,
    mobileNumber: null,
  }));
  engine.createAccount({ email, password, accountType: 'Personal', linked });
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await openSlowPage(context);
  const start = await signIn(page, address, email);
  await page.getByRole('button', { name: `Company ${length} Ltd` }).waitFor();
  await nextFrame(page);
  const shown = performance.now() - start;
  await page.keyboard.press('Tab');
  const key = await typeAndMeasure(page, 'company41');
  await context.close();
  return { list: 'linked accounts', length, shown, key };
};

/** Opens the list of phone countries and searches it. */
export const countryList = async ({ browser, address }: BenchEnvironment, length: number): Promise<ListFigure> => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await openSlowPage(context);
  const start = await signIn(page, address, 'setup2fa@sandbox.test');
  const field = page.getByRole('combobox', { name: 'Country code' });
  await field.waitFor();
  await nextFrame(page);
  const shown = performance.now() - start;
  await field.click();
  await page.keyboard.press('Control+A');
  const key = await typeAndMeasure(page, 'united');
  await context.close();
  return { list: 'countries', length, shown, key };
};
