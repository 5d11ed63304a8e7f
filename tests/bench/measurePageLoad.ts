import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { otherSiteHost } from './benchServer.ts';
import { submitWhenReady, recordMetrics, type RecordedMetrics } from './recordMetrics.ts';

export type Profile = {
  readonly name: string;
  readonly latency: number;
  readonly kilobits: number;
  readonly cpu: number;
};

/** The metrics of one page load; times in milliseconds since the navigation, null if there was nothing to measure. */
export type PageLoad = {
  readonly usable: number | null;
  /** The time at which the form can be sent. */
  readonly marked: number | null;
  readonly firstPaint: number | null;
  readonly largestPaint: number | null;
  readonly shift: number;
  readonly blocked: number;
  readonly violations: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  readonly hops: number;
};

type Sent = { readonly url: string; readonly by: string | null };
type Traffic = { readonly sent: ReadonlyArray<Sent>; readonly bytes: () => number; readonly scriptBytes: () => number };

const listen = (client: CDPSession): Traffic => {
  const sent: Sent[] = [];
  const scripts = new Set<string>();
  let [bytes, scriptBytes] = [0, 0];
  client.on('Network.requestWillBeSent', ({ request, initiator, requestId, type }) => {
    if (type === 'Script' || request.url.endsWith('.js')) scripts.add(requestId);
    sent.push({ url: request.url, by: initiator.url ?? initiator.stack?.callFrames[0]?.url ?? null });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  return { sent, bytes: () => bytes, scriptBytes: () => scriptBytes };
};

const depthOf = (sent: ReadonlyArray<Sent>, url: string | null, seen: ReadonlyArray<string> = []): number => {
  const request = sent.find((one) => one.url === url);
  return request === undefined || url === null || seen.includes(url)
    ? 0
    : 1 + depthOf(sent, request.by, [...seen, url]);
};

const throttle = async (client: CDPSession, { latency, kilobits, cpu }: Profile): Promise<void> => {
  const throughput = (kilobits * 1000) / 8;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

const markOf = (page: Page, name: string): Promise<number | null> =>
  page.evaluate((wanted) => performance.getEntriesByName(wanted)[0]?.startTime ?? null, name);

// Because: a real visit comes from another site, which starts a new process; from an empty tab only an isolated page would start one.
const navigateFromOtherSite = async (page: Page, address: string): Promise<void> => {
  const from = new URL('/', address);
  from.hostname = otherSiteHost;
  await page.goto(from.href);
};

const open = async (context: BrowserContext, address: string, profile: Profile) => {
  const page = await context.newPage();
  await navigateFromOtherSite(page, address);
  // Because: the TypeScript runner adds calls of its own helper to the function that runs in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(recordMetrics);
  const client = await context.newCDPSession(page);
  const traffic = listen(client);
  await throttle(client, profile);
  return { page, traffic };
};

/** The milliseconds without requests after which a page is complete; deferred requests follow a first pause. */
const silence = 2000;

const settled = async (page: Page): Promise<RecordedMetrics> => {
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForFunction((pause) => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return Reflect.get(window, 'metrics').usable !== null && performance.now() - Math.max(0, ...ends) > pause;
  }, silence);
  return page.evaluate(() => Reflect.get(window, 'metrics'));
};

/** Loads an address under a profile, waits for all requests, also deferred ones, and returns the metrics. */
export const measurePageLoad = async (
  context: BrowserContext,
  address: string,
  profile: Profile,
): Promise<PageLoad> => {
  const { page, traffic } = await open(context, address, profile);
  await page.goto(address, { timeout: 60_000 });
  const metrics = await settled(page);
  const marked = await markOf(page, 'app-ready');
  const firstPaint = await markOf(page, 'first-contentful-paint');
  await page.close();
  const early = traffic.sent.filter(({ url }) => /\.(js|css)(\?|$)|config\.json/.test(url));
  return {
    ...metrics,
    marked,
    firstPaint,
    bytes: traffic.bytes(),
    scriptBytes: traffic.scriptBytes(),
    requests: traffic.sent.length,
    hops: Math.max(1, ...early.map(({ url }) => depthOf(traffic.sent, url))),
  };
};

const newContext = (browser: Browser): Promise<BrowserContext> => browser.newContext({ locale: 'en-GB' });

/** Measures, in a new browser, the time until a form that is submitted at once has sent its request. */
export const measureTimeToSubmit = async (browser: Browser, address: string, profile: Profile): Promise<number> => {
  const context = await newContext(browser);
  const { page } = await open(context, address, profile);
  await page.addInitScript(submitWhenReady);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'metrics').sent !== null, null, { timeout: 60_000 });
  const { sent }: RecordedMetrics = await page.evaluate(() => Reflect.get(window, 'metrics'));
  await context.close();
  return sent ?? 0;
};

/** Measures a cold and then a warm page load in a new browser. */
export const coldAndWarm = async (browser: Browser, address: string, profile: Profile) => {
  const context = await newContext(browser);
  const cold = await measurePageLoad(context, address, profile);
  const warm = await measurePageLoad(context, address, profile);
  await context.close();
  // Because: a page without a script never reports that the form can be sent.
  return { cold, warm, sent: cold.marked === null ? null : await measureTimeToSubmit(browser, address, profile) };
};
