import { expect, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

/** The person of the walk. No word of it occurs in the product. */
export const person = {
  email: 'canaria.voglia@person.test',
  name: 'Zebedeia Quux',
  password: 'Canary-Passw0rd-9',
  phone: '07700 900142',
  internationalPhone: '+447700900142',
} as const;

/** Where something was found: a place of the list below, or another one, in which no value may be. */
type Item = { readonly place: string; readonly text: string };

/** The only places where a value may be, each with its reason and the values. */
const allowedPlaces: ReadonlyArray<readonly [place: string, reason: string, ...values: string[]]> = [
  ['request to the launchpad', 'the calls need them: docs/launchpad.openapi.yaml', 'email', 'password', 'phone'],
  ['request to the launchpad', 'the calls need them: docs/launchpad.openapi.yaml', 'one-time code', 'challenge'],
  ['request to the launchpad', 'the bearer of marketing preferences: specification 7.2', 'token'],
  ['address of a request to the launchpad', 'lookupPhoneNumber reads it: docs/launchpad.openapi.yaml', 'phone'],
  ['navigation to the account site', 'the relying party starts the sign-in', 'state', 'challenge'],
  ['page address', 'the address that the relying party opened', 'state', 'challenge'],
  ['hand-over to the relying party', 'the redirect carries them: specification 4.6', 'auth code', 'state'],
  ['analytics event', 'the email when known: specification 3.14', 'email'],
  ['request to the analytics collector', 'the email when known: specification 3.14', 'email'],
  ['session record', 'the flow survives a reload: docs/security.md', 'email', 'name', 'state', 'challenge'],
];

// Because: a longer number or id may contain the same characters by chance.
const wholeWord = (value: string): RegExp =>
  new RegExp(`(?<![\\w-])${value.replace(/[^\w-]/g, String.raw`\$&`)}(?![\\w-])`);

/** The places of a request: that of its address, and that of its headers and body. */
const placesOf = (request: Request): readonly [address: string, content: string] => {
  const { hostname } = new URL(request.url());
  const site = request.isNavigationRequest() ? hostname.split('.')[0] : '';
  const other = 'any other request';
  if (hostname.startsWith('launchpad.')) return ['address of a request to the launchpad', 'request to the launchpad'];
  if (hostname === 'collector.localhost') return [other, 'request to the analytics collector'];
  if (site === 'account') return ['navigation to the account site', other];
  return [/^(transfer|business|partner)$/.test(site ?? '') ? 'hand-over to the relying party' : other, other];
};

const consoleText = async (message: ConsoleMessage): Promise<string> => {
  // Because: the page may leave before its objects are read; the text is always there.
  const values = await Promise.all(message.args().map((said) => said.jsonValue().catch(() => null)));
  return `${message.text()} ${JSON.stringify(values)}`;
};

/** Everything that the page keeps on the device at this moment. */
export const deviceContent = async (page: Page): Promise<ReadonlyArray<Item>> => {
  const { session, ...kept } = await page.evaluate(async () => ({
    session: Object.entries(sessionStorage),
    'local storage': Object.entries(localStorage),
    database: [await indexedDB.databases(), await caches.keys()],
    'data layer': Reflect.get(window, 'dataLayer') ?? [],
  }));
  const all = { ...kept, cookie: await page.context().cookies(), 'page address': page.url() };
  return [
    ...session.map(([key, value]) => ({
      place: key === 'account.session' ? 'session record' : 'session storage',
      text: `${key} ${value}`,
    })),
    ...Object.entries(all).map(([place, content]) => ({ place, text: JSON.stringify(content) })),
  ];
};

/** What a walk left behind. */
export type Evidence = Awaited<ReturnType<typeof collectEvidence>>;

/** Collects everything that leaves a page or stays on the device, from now on. */
export const collectEvidence = async (page: Page, sandbox: Sandbox) => {
  const canaries: (readonly [name: string, pattern: RegExp])[] = [
    // Because: an address encodes the @, and a screen may break the line there.
    ['email', /canaria\.voglia|Y2FuYXJpYS52b2dsaW/i],
    ['name', /Zebedeia|Quux/i],
    ['phone', /7700[\s-]?900[\s-]?142/],
    ['password', /Canary-Passw0rd/i],
    ['token', /eyJ[\w-]+\.[\w-]+\.[\w-]+/],
  ];
  const items: Item[] = [];
  const pending: Promise<unknown>[] = [];
  const keep = (place: string, text: string): unknown => items.push({ place, text });
  const textsOf = (wanted: string) => items.flatMap(({ place, text }) => (place === wanted ? [text] : []));
  /** Searches for a value as well, which is known only once the service has made it. */
  const add = (name: string, value: string | null): void => {
    if (value !== null && value !== '') canaries.push([name, wholeWord(value)]);
  };
  await page.context().exposeBinding('onRecorded', (_source, event: string) => keep('recording', event));
  page.context().on('request', (request) => {
    const [address, content] = placesOf(request);
    keep(address, request.url());
    keep(content, `${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
    const { searchParams } = new URL(request.url());
    if (address === 'hand-over to the relying party') add('auth code', searchParams.get('code'));
    if (address !== 'navigation to the account site') return;
    add('state', searchParams.get('state'));
    add('challenge', searchParams.get('code_challenge'));
  });
  page.on('console', (message) => pending.push(consoleText(message).then((text) => keep('console', text))));
  page.on('pageerror', (error) => keep('console', `${error.message} ${error.stack ?? ''}`));
  return {
    add,
    textsOf,
    /** Reads what the page keeps on the device now. */
    look: async () => items.push(...(await deviceContent(page))),
    /** Reads what the device keeps after the browser left for the relying party, without running the app again. */
    lookAfterHandOver: async () => {
      await page.goto(`${sandbox.origin('account.xe')}/env/config.json`);
      for (const { text } of await deviceContent(page)) keep('device after the hand-over', text);
    },
    /** Expects each value only where it may be, and that the search has found what it must. */
    expectOnlyAllowed: async (): Promise<void> => {
      await Promise.all(pending);
      for (const event of await sandbox.events()) keep('analytics event', JSON.stringify(event));
      const found = new Set(
        items.flatMap(({ place, text }) =>
          canaries.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${name}: ${place}`),
        ),
      );
      const needed = ['email', 'password', 'phone', 'one-time code', 'challenge', 'token'];
      const sent = needed.map((name) => `${name}: request to the launchpad`);
      expect([...found]).toEqual(expect.arrayContaining([...sent, 'name: session record']));
      expect([...found]).toEqual(
        expect.arrayContaining(['auth code', 'state'].map((name) => `${name}: hand-over to the relying party`)),
      );
      // Because: the product has no database and no cache of its own, so there is nothing in them to search.
      expect(new Set(textsOf('database'))).toEqual(new Set(['[[],[]]']));
      const allowed = new Set(
        allowedPlaces.flatMap(([place, , ...values]) => values.map((name) => `${name}: ${place}`)),
      );
      expect([...found].filter((place) => !allowed.has(place)).toSorted()).toEqual([]);
    },
  };
};
