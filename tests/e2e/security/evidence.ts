import { expect, type BrowserContext, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { makeCanaries, type CanaryName } from './canaries.ts';
import { allowedPlaces, placesOf, type Place } from './places.ts';

type Item = { readonly place: Place; readonly text: string };

const consoleText = async (message: ConsoleMessage): Promise<string> => {
  // Because: the page may leave before its objects are read; the text is always there.
  const values = await Promise.all(message.args().map((said) => said.jsonValue().catch(() => null)));
  return `${message.text()} ${JSON.stringify(values)}`;
};

const queryAt = (place: Place, request: Request): URLSearchParams | null =>
  placesOf(request).address === place ? new URL(request.url()).searchParams : null;

// Because: the page leaves as soon as it has the token, and the browser then forgets the answer; so the page itself reads it.
const readTokens = async (context: BrowserContext, onToken: (token: string) => void): Promise<void> => {
  await context.exposeBinding('onTokens', (_source, token: string) => onToken(token));
  await context.addInitScript(() => {
    const plainFetch = window.fetch;
    window.fetch = async (...call) => {
      const response = await plainFetch(...call);
      if (!response.ok || !response.url.includes('/getGSOTokens')) return response;
      const { tokens } = await response.clone().json();
      await Reflect.get(window, 'onTokens')(tokens.access_token);
      return response;
    };
  });
};

/** Everything that the page keeps on the device at this moment. */
export const deviceContent = async (page: Page): Promise<ReadonlyArray<Item>> => {
  const { session, ...kept } = await page.evaluate(async () => ({
    session: Object.entries(sessionStorage),
    local: Object.entries(localStorage),
    databases: [await indexedDB.databases(), await caches.keys()],
    layer: Reflect.get(window, 'dataLayer') ?? [],
  }));
  return [
    ...session.map(([key, value]): Item => ({
      place: key === 'account.session' ? 'session record' : 'session storage',
      text: `${key} ${value}`,
    })),
    { place: 'local storage', text: JSON.stringify(kept.local) },
    { place: 'database', text: JSON.stringify(kept.databases) },
    { place: 'data layer', text: JSON.stringify(kept.layer) },
    { place: 'cookie', text: JSON.stringify(await page.context().cookies()) },
    { place: 'page address', text: page.url() },
  ];
};

/** What a walk left behind. */
export type Evidence = Awaited<ReturnType<typeof collectEvidence>>;

/** Collects everything that leaves a page or stays on the device, from now on. */
export const collectEvidence = async (page: Page, sandbox: Sandbox) => {
  const context = page.context();
  const canaries = makeCanaries();
  const items: Item[] = [];
  const pending: Promise<unknown>[] = [];
  const keep = (place: Place, text: string): unknown => items.push({ place, text });
  await context.exposeBinding('onRecorded', (_source, event: string) => keep('recording', event));
  context.on('request', (request) => {
    const { address, content } = placesOf(request);
    keep(address, request.url());
    keep(content, `${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
    const start = queryAt('navigation to the account site', request);
    canaries.add('auth code', queryAt('hand-over to the relying party', request)?.get('code') ?? '');
    canaries.add('state', start?.get('state') ?? '');
    canaries.add('challenge', start?.get('code_challenge') ?? '');
  });
  await readTokens(context, (token) => canaries.add('access token', token));
  page.on('console', (message) => pending.push(consoleText(message).then((text) => keep('console', text))));
  page.on('pageerror', (error) => keep('console', `${error.message} ${error.stack ?? ''}`));
  return {
    ...canaries,
    /** Reads what the page keeps on the device now. */
    look: async () => items.push(...(await deviceContent(page))),
    /** Reads what the device keeps after the browser left for the relying party, without running the app again. */
    lookAfterHandOver: async () => {
      await page.goto(`${sandbox.origin('account.xe')}/env/config.json`);
      for (const { text } of await deviceContent(page)) keep('device after the hand-over', text);
    },
    /** Where each value was found: `email: session record`. */
    found: async (): Promise<ReadonlyArray<string>> => {
      await Promise.all(pending);
      for (const event of await sandbox.events()) keep('analytics event', JSON.stringify(event));
      return [...new Set(items.flatMap(({ place, text }) => canaries.in(text).map((name) => `${name}: ${place}`)))];
    },
    textsOf: (place: Place) => items.flatMap((item) => (item.place === place ? [item.text] : [])),
  };
};

/** Expects each value only where it may be, and that these values were known and the search found what it must. */
export const expectOnlyAllowed = async (evidence: Evidence, known: ReadonlyArray<CanaryName>): Promise<void> => {
  const found = await evidence.found();
  expect(known.filter((name) => !evidence.names().has(name))).toEqual([]);
  const needed = ['email: request to the launchpad', 'password: request to the launchpad'];
  expect(found).toEqual(expect.arrayContaining([...needed, 'auth code: hand-over to the relying party']));
  // Because: the product has no database and no cache of its own, so there is nothing in them to search.
  expect(new Set(evidence.textsOf('database'))).toEqual(new Set(['[[],[]]']));
  const allowed = new Set(allowedPlaces.map(({ value, place }) => `${value}: ${place}`));
  expect(found.filter((place) => !allowed.has(place)).toSorted()).toEqual([]);
};
