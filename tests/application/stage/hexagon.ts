import * as E from 'fp-ts/Either';
import type { CookieJar } from '#application/ports/cookieJar.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeUseCases, type UseCases } from '#application/useCases.ts';
import type { World } from '#domain/navigation/visit.ts';
import { locales } from '#domain/locale/locale.ts';
import { libphoneBook } from '#infrastructure/phone/libphoneBook.ts';
import { makeKeptHappenings } from '#infrastructure/analytics/keptHappenings.ts';
import { admitStored } from '#infrastructure/session/admitStored.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineFace.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { makeMemoryDeadlines } from '#infrastructure/sandbox/memoryDeadlines.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { makeMemoryPageHead } from '#infrastructure/sandbox/memoryPageHead.ts';
import { makeMemoryBrowser } from '#infrastructure/sandbox/memoryTabs.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';
import { makeSandboxBrowser, type SandboxBrowser } from '#infrastructure/sandbox/sandboxBrowser.ts';
import { makeSandboxIdentity } from '#infrastructure/sandbox/sandboxIdentity.ts';
import { makeSandboxSystemFields } from '#infrastructure/sandbox/sandboxSystemFields.ts';
import { makeSandboxThemes } from '#infrastructure/sandbox/sandboxThemes.ts';
import { makeSteppedClock } from '#infrastructure/sandbox/steppedClock.ts';
import { world as plainWorld } from '#tests/arbitraries/visit.ts';

/** The whole hexagon over the sandbox adapters, and the handles a test turns behind its back. */
export type Hexagon = {
  readonly useCases: UseCases;
  readonly ports: Ports;
  readonly engine: Engine;
  /** A person comes back from an identity provider: as whom, or null for having given up there. */
  readonly comeFromProvider: (provider: string, email: string | null) => Promise<void>;
  readonly advance: (ms: number) => void;
  readonly errors: () => ReadonlyArray<string>;
  /** Every line of the log, whatever its weight. */
  readonly lines: () => ReadonlyArray<string>;
  readonly head: ReturnType<typeof makeMemoryPageHead>;
};

type Staging = {
  readonly world?: World;
  readonly query?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly languages?: ReadonlyArray<string>;
  readonly replace?: (ports: Ports) => Partial<Ports>;
};

// Because: these tests are about use cases; how slow a password is to guess is the engine's own affair.
const quickHash = { ...webHash, password: async (password: string, salt: string) => webHash.sha256(password + salt) };

type Machine = { readonly engine: Engine; readonly browser: SandboxBrowser; readonly cookies: CookieJar };

const portsOf = (staging: Staging, { engine, browser, cookies }: Machine, clock: Ports['clock']): Ports => {
  const { settings } = staging.world ?? plainWorld;
  const session = makeTabSessionStore(makeMemoryShelf(), admitStored(settings));
  return {
    identity: makeSandboxIdentity({ engine, browser }),
    themes: makeSandboxThemes(new Map()),
    systemFields: makeSandboxSystemFields(engine, 'https://launchpad.brand.test/documents'),
    cookies,
    deadlines: makeMemoryDeadlines()(),
    tabs: makeMemoryBrowser().openTab(),
    session,
    happenings: makeKeptHappenings(session),
    head: makeMemoryPageHead(staging.languages ?? ['en-GB']),
    phoneBook: libphoneBook,
    clock,
    log: makeMemoryLog(),
  };
};

/** Opens a visit of the main brand, or of the world named; single ports may be replaced. */
export const openHexagon = (staging: Staging = {}): Hexagon => {
  const clock = makeSteppedClock(Date.UTC(2026, 0, 1));
  const engine = makeEngine({ now: clock.now, random: webRandom, hash: quickHash });
  const log = makeMemoryLog();
  const head = makeMemoryPageHead(staging.languages ?? ['en-GB']);
  const cookies = makeMemoryCookies(staging.cookies);
  const browser = makeSandboxBrowser((staging.world ?? plainWorld).brand.sessionCookie, cookies);
  const plain = { ...portsOf(staging, { engine, browser, cookies }, clock), log, head };
  const ports = { ...plain, ...staging.replace?.(plain) };
  const page = { query: staging.query ?? '', present: locales };
  return {
    useCases: makeUseCases(ports, staging.world ?? plainWorld, page),
    ports,
    engine,
    comeFromProvider: async (provider, email) => {
      const outcome = await engine.answerSocial({ provider, email }, browser.visit(null))();
      browser.take(E.isLeft(outcome) ? outcome.left.cookies : outcome.right.cookies);
    },
    advance: clock.advance,
    errors: () => log.lines().flatMap(({ level, line }) => (level === 'error' ? [line] : [])),
    lines: () => log.lines().map(({ line }) => line),
    head,
  };
};
