import * as E from 'fp-ts/Either';
import { makeEventQueue } from '#application/analytics/eventQueue.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { assemble } from '#infrastructure/container.ts';
import { makeHttp } from '#infrastructure/http/httpClient.ts';
import { makeLaunchpadHttp, makeLaunchpadIdentity } from '#infrastructure/launchpad/module.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { EngineParts } from '#infrastructure/sandbox/engine/engineDeps.ts';
import { makeMemoryPageReturns, type MemoryPageReturns } from '#tests/support/memoryPageReturns.ts';
import { openMemoryNetwork } from '#tests/support/memoryNetwork.ts';
import { sandbox } from '#tests/support/sandbox.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import { quickHash } from '#tests/support/quickHash.ts';
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

// Because: the challenge of the partner is the text that it proves.
const hash: EngineParts['hash'] = { ...quickHash, sha256: async (text) => text };

// Because: the bytes of a run must be the same when it is repeated.
const makeCountedBytes = (): EngineParts['random'] => {
  let count = 0;
  return (bytes) => {
    count += 1;
    return Uint8Array.from(String(count).padStart(bytes, '0').slice(-bytes), Number);
  };
};

// Because: what a browser has of its own replaces these, and a container for each takes as long as ten calls.
const plainPorts = assemble(sandbox(context)).resolve(tokens.ports);

const seeds = seedAccounts.filter(({ email }) => people.some((name) => email === `${name}@sandbox.test`));

/** Opens a browser without a session, over a new service with the seed accounts of the buttons. */
export const openBrowser = (): Browser => {
  const clock = makeSteppedClock(Date.UTC(2026, 0, 1));
  const engine = makeEngine({ now: clock.now, random: makeCountedBytes(), hash }, seeds);
  const network = openMemoryNetwork({ context, engine, now: clock.now });
  const identity = makeLaunchpadIdentity({
    http: makeLaunchpadHttp(context.settings.launchpadApiUrl, network),
    transferSite: makeHttp({ ...network, base: context.settings.transferSiteUrl }),
    browserId: 'browser',
    log: plainPorts.log,
  });
  const ports: Ports = { ...plainPorts, identity, clock, cookies: network.cookies };
  const owners = new Map<string, string>();
  const noteCode = (code: string | null, email: string | null): void => {
    if (code !== null && email !== null) owners.set(code, email);
  };
  const sessionHolder = async (): Promise<string | null> => {
    const info = await identity.userInfo();
    return E.isRight(info) ? info.right.email : null;
  };
  return {
    engine,
    ownerOf: (code) => owners.get(code) ?? null,
    advance: clock.advance,
    providerPerson: async () => {
      const status = await identity.providerStatus();
      return E.isRight(status) ? status.right.email : null;
    },
    answerProvider: (email) => network.answerProvider('google', email),
    openPorts: ({ storage, wire }) => {
      const pageReturns = makeMemoryPageReturns();
      const { log } = ports;
      const session = makeTabSessionStore(storage, restoreRedirect(context.settings, log), clock);
      return {
        ...ports,
        identity: wired(identity, { wire, sessionHolder, noteCode }),
        session,
        analyticsEvents: makeEventQueue(session, context.settings),
        pageReturns,
      };
    },
  };
};
