import * as E from 'fp-ts/Either';
import { makeEventQueue } from '#application/analytics/eventQueue.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { adapters, assemble } from '#infrastructure/container.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { EngineParts } from '#infrastructure/sandbox/engine/engineDeps.ts';
import { cookiesOf } from '#infrastructure/sandbox/engine/reply.ts';
import { makeMemoryCookies } from '#tests/support/memoryCookies.ts';
import { makeMemoryPageReturns, type MemoryPageReturns } from '#tests/support/memoryPageReturns.ts';
import { engine as sandboxEngine, sandbox, sandboxBrowser } from '#tests/support/sandbox.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import { makeSandboxBrowser } from '#infrastructure/sandbox/sandboxBrowser.ts';
import { makeSteppedClock } from '#tests/support/steppedClock.ts';
import { restoreRedirect } from '#infrastructure/session/restoreRedirect.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import * as tokens from '#infrastructure/tokens.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { people } from './buttons.ts';
import { type Wire, wired } from './wired.ts';

/** A document: the storage of its tab, and its line to the service. */
type Document = { readonly storage: SafeStorage; readonly wire: Wire };

/** One browser with the service in memory: its tabs share cookies. */
export type Browser = {
  readonly engine: Engine;
  /** The email of the person whom the service gave an auth code for; null for any other text. */
  readonly ownerOf: (code: string) => string | null;
  readonly advance: (ms: number) => void;
  /** The email of the person whom an identity provider has authenticated in this browser; null without one. */
  readonly providerPerson: () => Promise<string | null>;
  /** Answers on the page of an identity provider. */
  readonly answerProvider: (email: string) => Promise<void>;
  /** The ports of a new document, whose page the browser leaves and shows again. */
  readonly openPorts: (document: Document) => Ports & { readonly pageReturns: MemoryPageReturns };
};

// Because: the model needs different texts, not secret ones, and a slow hash would take all of its time.
const quickHash: EngineParts['hash'] = {
  password: async (password, salt) => `${salt}:${password}`,
  sha256: async (text) => text,
};

// Because: the bytes of a run must be the same when it is repeated.
const makeCountedBytes = (): EngineParts['random'] => {
  let count = 0;
  return (bytes) => {
    count += 1;
    return Uint8Array.from(String(count).padStart(bytes, '0').slice(-bytes), Number);
  };
};

const seeds = seedAccounts.filter(({ email }) => people.some((name) => email === `${name}@sandbox.test`));

/** Opens a browser without a session, over a new service with the seed accounts of the buttons. */
export const openBrowser = (): Browser => {
  const clock = makeSteppedClock(Date.UTC(2026, 0, 1));
  const engine = makeEngine({ now: clock.now, random: makeCountedBytes(), hash: quickHash }, seeds);
  const cookies = makeMemoryCookies();
  const browser = makeSandboxBrowser(context.brand.sessionCookie, cookies);
  const shared = adapters((bind) => {
    bind(sandboxEngine).toConstantValue(engine);
    bind(sandboxBrowser).toConstantValue(browser);
    bind(tokens.ports.cookies).toConstantValue(cookies);
    bind(tokens.ports.clock).toConstantValue(clock);
  });
  const ports = assemble([...sandbox(context), shared]).resolve(tokens.ports);
  const owners = new Map<string, string>();
  const noteCode = (code: string | null, email: string | null): void => {
    if (code !== null && email !== null) owners.set(code, email);
  };
  const client = () => browser.clientContext(null);
  const sessionHolder = async (): Promise<string | null> => {
    const info = await engine.userInfo(client())();
    return E.isRight(info) ? info.right.body.email : null;
  };
  return {
    engine,
    ownerOf: (code) => owners.get(code) ?? null,
    advance: clock.advance,
    providerPerson: async () => {
      const status = await engine.socialStatus(client())();
      return E.isRight(status) ? status.right.body.email : null;
    },
    answerProvider: async (email) => {
      const answered = await engine.answerSocial({ provider: 'google', email }, client())();
      browser.applyCookies(cookiesOf(answered));
    },
    openPorts: ({ storage, wire }) => {
      const pageReturns = makeMemoryPageReturns();
      const { log } = ports;
      const session = makeTabSessionStore(storage, restoreRedirect(context.settings, log), clock);
      return {
        ...ports,
        identity: wired(ports.identity, { wire, sessionHolder, noteCode }),
        session,
        analyticsEvents: makeEventQueue(session, context.settings),
        pageReturns,
      };
    },
  };
};
