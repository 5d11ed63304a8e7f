import type { Browser, BrowserContext, Page } from 'playwright';
import { runBefore } from '#tests/bench/pageTools.ts';
import { otherSiteHost } from './benchServer.ts';
import { recordMetrics, submitWhenReady, type RecordedMetrics } from './recordMetrics.ts';

/** A network and a processor: latency in milliseconds, throughput in kilobits a second, and how many times slower scripts run. */
export type Profile = {
  readonly name: string;
  readonly latency: number;
  readonly kilobits: number;
  readonly cpu: number;
};

/** The metrics of one page load; times in milliseconds since the navigation, null if there was nothing to measure. */
export type PageLoad = Omit<RecordedMetrics, 'sent'> & {
  /** The time at which the form can be sent. */
  readonly marked: number | null;
  readonly firstPaint: number | null;
};

/** A cold and a warm page load in one browser, and the time at which the request of a form that is submitted at once was sent. */
export type Measured = { readonly cold: PageLoad; readonly warm: PageLoad; readonly sent: number | null };

const throttle = async (page: Page, { latency, kilobits, cpu }: Profile): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  const throughput = (kilobits * 1000) / 8;
  await client.send('Network.enable');
  const network = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

const open = async (context: BrowserContext, address: string, profile: Profile): Promise<Page> => {
  const page = await context.newPage();
  // Because: a real visit comes from another site, which starts a new process; from an empty tab only an isolated page would start one.
  const from = new URL('/', address);
  from.hostname = otherSiteHost;
  await page.goto(from.href);
  await runBefore(page, recordMetrics);
  await throttle(page, profile);
  return page;
};

/** The milliseconds without requests after which a page is complete; deferred requests follow a first pause. */
const silence = 2000;

const readMetrics = (page: Page): Promise<RecordedMetrics> => page.evaluate(() => Reflect.get(window, 'metrics'));

const markOf = (page: Page, name: string): Promise<number | null> =>
  page.evaluate((wanted) => performance.getEntriesByName(wanted)[0]?.startTime ?? null, name);

/** Loads an address, and waits for all requests, also deferred ones. */
const measurePageLoad = async (context: BrowserContext, address: string, profile: Profile): Promise<PageLoad> => {
  const page = await open(context, address, profile);
  await page.goto(address, { timeout: 60_000, waitUntil: 'networkidle' });
  await page.waitForFunction((pause) => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return Reflect.get(window, 'metrics').usable !== null && performance.now() - Math.max(0, ...ends) > pause;
  }, silence);
  const load = {
    ...(await readMetrics(page)),
    marked: await markOf(page, 'app-ready'),
    firstPaint: await markOf(page, 'first-contentful-paint'),
  };
  await page.close();
  return load;
};

/** Measures the time until a form that is submitted as soon as it can be has sent its request. */
const measureTimeToSubmit = async (context: BrowserContext, address: string, profile: Profile): Promise<number> => {
  const page = await open(context, address, profile);
  await page.addInitScript(submitWhenReady);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'metrics').sent !== null, null, { timeout: 60_000 });
  return (await readMetrics(page)).sent ?? 0;
};

const inNewContext = async <Answer>(browser: Browser, run: (context: BrowserContext) => Promise<Answer>) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const answer = await run(context);
  await context.close();
  return answer;
};

/** Measures a cold and then a warm page load, and, with another empty cache, the first request of the form. */
export const measurePage = async (browser: Browser, address: string, profile: Profile): Promise<Measured> => {
  const [cold, warm] = await inNewContext(browser, async (context) => [
    await measurePageLoad(context, address, profile),
    await measurePageLoad(context, address, profile),
  ]);
  // Because: a page without a script never reports that the form can be sent.
  if (cold.marked === null) return { cold, warm, sent: null };
  const sent = await inNewContext(browser, (context) => measureTimeToSubmit(context, address, profile));
  return { cold, warm, sent };
};
