import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { elsewhereHost } from './benchServer.ts';
import { sendAtOnce, watch, type Noted } from './watch.ts';

export type Profile = {
  readonly name: string;
  readonly latency: number;
  readonly kilobits: number;
  readonly cpu: number;
};

/** What one visit came to; times in milliseconds from the navigation on, null where there was nothing to time. */
export type Measured = {
  readonly usable: number | null;
  /** When the page says that a form can be sent. */
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

// Because: visits come from another site, which costs a process of its own; from an empty tab, only a page that isolates itself would pay for it.
const comeFromElsewhere = async (page: Page, address: string): Promise<void> => {
  const from = new URL('/', address);
  from.hostname = elsewhereHost;
  await page.goto(from.href);
};

const open = async (context: BrowserContext, address: string, profile: Profile) => {
  const page = await context.newPage();
  await comeFromElsewhere(page, address);
  // Because: what runs TypeScript here leaves calls of its own helper in the function it hands over.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
  const traffic = listen(client);
  await throttle(client, profile);
  return { page, traffic };
};

/** How long nothing must come before a page has settled, in milliseconds: what comes late comes after a first silence. */
const silence = 2000;

const settled = async (page: Page): Promise<Noted> => {
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForFunction((pause) => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return Reflect.get(window, 'noted').usable !== null && performance.now() - Math.max(0, ...ends) > pause;
  }, silence);
  return page.evaluate(() => Reflect.get(window, 'noted'));
};

/** Visits an address under a profile, waits until all has come, the late parts too, and says what it came to. */
export const visit = async (context: BrowserContext, address: string, profile: Profile): Promise<Measured> => {
  const { page, traffic } = await open(context, address, profile);
  await page.goto(address, { timeout: 60_000 });
  const noted = await settled(page);
  const marked = await markOf(page, 'app-ready');
  const firstPaint = await markOf(page, 'first-contentful-paint');
  await page.close();
  const early = traffic.sent.filter(({ url }) => /\.(js|css)(\?|$)|config\.json/.test(url));
  return {
    ...noted,
    marked,
    firstPaint,
    bytes: traffic.bytes(),
    scriptBytes: traffic.scriptBytes(),
    requests: traffic.sent.length,
    hops: Math.max(1, ...early.map(({ url }) => depthOf(traffic.sent, url))),
  };
};

const fresh = (browser: Browser): Promise<BrowserContext> => browser.newContext({ locale: 'en-GB' });

/** How long it takes, in a browser that has never been there, until a form sent at once has its call on the way. */
export const untilSent = async (browser: Browser, address: string, profile: Profile): Promise<number> => {
  const context = await fresh(browser);
  const { page } = await open(context, address, profile);
  await page.addInitScript(sendAtOnce);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'noted').sent !== null, null, { timeout: 60_000 });
  const { sent }: Noted = await page.evaluate(() => Reflect.get(window, 'noted'));
  await context.close();
  return sent ?? 0;
};

/** A cold visit and then a warm one, in a browser that has never been there. */
export const coldAndWarm = async (browser: Browser, address: string, profile: Profile) => {
  const context = await fresh(browser);
  const cold = await visit(context, address, profile);
  const warm = await visit(context, address, profile);
  await context.close();
  // Because: a page without a script never says that a form can be sent.
  return { cold, warm, sent: cold.marked === null ? null : await untilSent(browser, address, profile) };
};
