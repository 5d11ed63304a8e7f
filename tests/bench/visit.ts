import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

export type Profile = {
  readonly name: string;
  readonly latency: number;
  readonly kilobits: number;
  readonly cpu: number;
};

/** What one visit came to; times in milliseconds from the navigation on, null where there was nothing to time. */
export type Measured = {
  readonly usable: number | null;
  readonly ready: number | null;
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

type Noted = Pick<Measured, 'usable' | 'largestPaint' | 'shift' | 'blocked' | 'violations'>;

// Runs in the page before anything of it.
const watch = (): void => {
  const noted = {
    usable: null as number | null,
    largestPaint: null as number | null,
    shift: 0,
    blocked: 0,
    violations: 0,
  };
  Reflect.set(window, 'noted', noted);
  const look = (): void => {
    const field = document.querySelector<HTMLInputElement>('input[type=password]');
    const shown = field !== null && field.getBoundingClientRect().width > 0 && !field.disabled;
    // Because: what a frame has laid out is on the screen when the next one begins.
    if (shown) requestAnimationFrame(() => (noted.usable ??= performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (noted.largestPaint = startTime));
  observe('longtask', ({ duration }) => (noted.blocked += duration - 50));
  observe('layout-shift', (entry) => (noted.shift += Number(Reflect.get(entry, 'value'))));
  document.addEventListener('securitypolicyviolation', () => (noted.violations += 1));
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

/** Visits an address under a profile, waits until it has settled, and says what it came to. */
export const visit = async (context: BrowserContext, address: string, profile: Profile): Promise<Measured> => {
  const page = await context.newPage();
  // Because: what runs TypeScript here leaves calls of its own helper in the function it hands over.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
  const traffic = listen(client);
  await throttle(client, profile);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForFunction(() => Reflect.get(window, 'noted').usable !== null);
  const noted: Noted = await page.evaluate(() => Reflect.get(window, 'noted'));
  const ready = await markOf(page, 'app-ready');
  const firstPaint = await markOf(page, 'first-contentful-paint');
  await page.close();
  const early = traffic.sent.filter(({ url }) => /\.(js|css)(\?|$)|config\.json/.test(url));
  return {
    ...noted,
    ready,
    firstPaint,
    bytes: traffic.bytes(),
    scriptBytes: traffic.scriptBytes(),
    requests: traffic.sent.length,
    hops: Math.max(1, ...early.map(({ url }) => depthOf(traffic.sent, url))),
  };
};

/** A cold visit and then a warm one, in a browser that has never been there. */
export const coldAndWarm = async (browser: Browser, address: string, profile: Profile) => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' });
  const cold = await visit(context, address, profile);
  const warm = await visit(context, address, profile);
  await context.close();
  return { cold, warm };
};
