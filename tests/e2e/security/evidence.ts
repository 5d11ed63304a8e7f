import { expect, type BrowserContext, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { makeCanaries, type Canaries, type CanaryName } from './canaries.ts';
import { deviceContent } from './deviceContent.ts';
import { allowedPlaces, placesOf, type Place } from './places.ts';

/** What a walk left behind, and where a value was found in it. */
export type Evidence = Pick<Canaries, 'add' | 'names'> & {
  /** Reads what the page keeps on the device now. */
  readonly look: () => Promise<void>;
  /** Reads what the device keeps after the browser left for the relying party, without running the app again. */
  readonly lookAfterHandOver: () => Promise<void>;
  /** Where each value was found: `email: session record`. */
  readonly found: () => Promise<ReadonlySet<string>>;
  /** The texts of one place, joined. */
  readonly textOf: (place: Place) => string;
};

type Item = { readonly place: Place; readonly text: string };

const consoleText = async (message: ConsoleMessage): Promise<string> => {
  // Because: the page may leave before its objects are read; the text is always there.
  const values = await Promise.all(message.args().map((said) => said.jsonValue().catch(() => null)));
  return `${message.text()} ${JSON.stringify(values)}`;
};

const handOver = (request: Request): URLSearchParams | null =>
  placesOf(request).address === 'hand-over to the relying party' ? new URL(request.url()).searchParams : null;

const startOf = (request: Request): URLSearchParams | null =>
  placesOf(request).address === 'navigation to the account site' ? new URL(request.url()).searchParams : null;

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

/** Collects everything that leaves a page or stays on the device, from now on. */
export const collectEvidence = async (context: BrowserContext, page: Page, sandbox: Sandbox): Promise<Evidence> => {
  const canaries = makeCanaries();
  let [items, pending]: [ReadonlyArray<Item>, ReadonlyArray<Promise<void>>] = [[], []];
  const keep = (place: Place, text: string): void => void (items = [...items, { place, text }]);
  const addPending = (work: Promise<void>): void => void (pending = [...pending, work]);
  await context.exposeBinding('onRecorded', (_source, event: string) => keep('recording', event));
  context.on('request', (request) => {
    const { address, content } = placesOf(request);
    keep(address, request.url());
    keep(content, `${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
    canaries.add('auth code', handOver(request)?.get('code') ?? '');
    canaries.add('state', startOf(request)?.get('state') ?? '');
    canaries.add('challenge', startOf(request)?.get('code_challenge') ?? '');
  });
  await readTokens(context, (token) => canaries.add('access token', token));
  page.on('console', (message) => addPending(consoleText(message).then((text) => keep('console', text))));
  page.on('pageerror', (error) => keep('console', `${error.message} ${error.stack ?? ''}`));
  return {
    ...canaries,
    look: async () => (await deviceContent(context, page)).forEach(({ place, text }) => keep(place, text)),
    lookAfterHandOver: async () => {
      await page.goto(`${sandbox.origin('account.xe')}/env/config.json`);
      const kept = await deviceContent(context, page);
      kept.forEach(({ text }) => keep('device after the hand-over', text));
    },
    found: async () => {
      await Promise.all(pending);
      const events = (await sandbox.events()).map((event): Item => ({
        place: 'analytics event',
        text: JSON.stringify(event),
      }));
      const places = [...items, ...events].flatMap(({ place, text }) =>
        canaries.in(text).map((name) => `${name}: ${place}`),
      );
      return new Set(places);
    },
    textOf: (place) =>
      items
        .filter((item) => item.place === place)
        .map(({ text }) => text)
        .join('\n'),
  };
};

/** Expects each value only where it may be, and that these values were known and the search found what it must. */
export const expectOnlyAllowed = async (evidence: Evidence, known: ReadonlyArray<CanaryName>): Promise<void> => {
  const found = await evidence.found();
  expect(known.filter((name) => !evidence.names().has(name))).toEqual([]);
  expect([...found]).toEqual(
    expect.arrayContaining([
      'email: request to the launchpad',
      'password: request to the launchpad',
      'auth code: hand-over to the relying party',
    ]),
  );
  // Because: the product has no database and no cache of its own, so there is nothing in them to search.
  expect(new Set(evidence.textOf('database').split('\n'))).toEqual(new Set(['[[],[]]']));
  const allowed = new Set(allowedPlaces.map(({ value, place }) => `${value}: ${place}`));
  expect([...found].filter((place) => !allowed.has(place)).toSorted()).toEqual([]);
};
