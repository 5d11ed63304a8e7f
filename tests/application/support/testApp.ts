import { makeFlow } from '#application/flow.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeUseCases } from '#application/useCases.ts';
import type { EntryPage } from '#domain/navigation/entryQuery.ts';
import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { adapters, assemble } from '#infrastructure/container.ts';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import { webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { restoreRedirect } from '#infrastructure/session/restoreRedirect.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import * as tokens from '#infrastructure/tokens.ts';
import { context as plainContext } from '#tests/arbitraries/appContext.ts';
import { otherCode } from '#tests/support/codes.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { makeMemoryPageHead } from '#tests/support/memoryPageHead.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';
import { engine as sandboxEngine, memoryNetwork, sandbox } from '#tests/support/sandbox.ts';
import { quickHash } from '#tests/support/quickHash.ts';
import { makeSteppedClock } from '#tests/support/steppedClock.ts';
import { makeBreakable } from './breakable.ts';

type TestAppOptions = {
  readonly context?: AppContext;
  readonly path?: RoutePath;
  readonly query?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly language?: string;
  /** The accounts of the service; the seed accounts by default. Each one costs time. */
  readonly seeds?: ReadonlyArray<AccountDraft>;
  readonly replace?: (ports: Ports) => Partial<Ports>;
};

/** Stores the cookies of an earlier visit: that of the session for every host of the brand, as the launchpad does. */
const storeCookies = (
  { brand, settings }: AppContext,
  jar: Ports['cookies'],
  cookies: TestAppOptions['cookies'] = {},
): void => {
  for (const [name, value] of Object.entries(cookies)) {
    const domain = name === brand.sessionCookie ? settings.hostName : null;
    jar.write(name, value, { domain, path: '/', days: 1, sameSite: 'Lax' });
  }
};

/** The use cases over the sandbox adapters, in a visit of the main brand or of the given context, and what a test reads and triggers. */
export const makeTestApp = (options: TestAppOptions = {}) => {
  const context = options.context ?? plainContext;
  const clock = makeSteppedClock(Date.UTC(2026, 0, 1));
  const engine = makeEngine({ now: clock.now, random: webRandom, hash: quickHash }, options.seeds);
  const log = makeMemoryLog();
  const head = makeMemoryPageHead(options.language ?? 'en-GB');
  const pageReturns = makeMemoryPageReturns();
  const observed = adapters((bind) => {
    bind(tokens.ports.clock).toConstantValue(clock);
    bind(sandboxEngine).toConstantValue(engine);
    bind(tokens.ports.log).toConstantValue(log);
    bind(tokens.ports.head).toConstantValue(head);
    bind(tokens.ports.pageReturns).toConstantValue(pageReturns);
  });
  const { resolve } = assemble([...sandbox(context), observed]);
  const { network, storage } = resolve({ network: memoryNetwork, storage: tokens.tabStorage });
  const plain = resolve(tokens.ports);
  storeCookies(context, plain.cookies, options.cookies);
  const replaced = { ...plain, ...options.replace?.(plain) };
  const { identity, ...breakable } = makeBreakable(replaced.identity);
  const ports = { ...replaced, identity };
  const newest = (to?: string): string => engine.inbox(to ?? null)[0]?.code ?? 'none';
  const page: EntryPage = { path: options.path ?? '/', query: options.query ?? '', scheme: 'https:' };
  let useCases = makeUseCases(ports, context, page);
  return {
    ...breakable,
    get useCases() {
      return useCases;
    },
    session: () => useCases.session.get(),
    /** The newest code that was sent, to anybody or to an address. */
    newest,
    /** A code that is not the newest one. */
    wrong: (to?: string): string => otherCode(newest(to)),
    ports,
    /** What a shared function of the application takes. */
    get flow() {
      return makeFlow(ports, context);
    },
    engine,
    /** Leaves for an identity provider, and returns with an email; null if the person gave up. */
    signInAtProvider: async (provider: SocialProvider, email: string | null): Promise<void> => {
      await useCases.signIn.startSocial(provider)();
      await network.answerProvider(provider, email);
    },
    answerProvider: network.answerProvider,
    advance: clock.advance,
    /** The browser leaves the page. */
    goAway: pageReturns.goAway,
    /** Loads the page again: new use cases, which know only what the tab has stored of the session. */
    reload: (): void => {
      pageReturns.goAway();
      const session = makeTabSessionStore(storage, restoreRedirect(context.settings, log), clock);
      useCases = makeUseCases({ ...ports, session }, context, { path: '/', query: '', scheme: 'https:' });
    },
    errors: (): ReadonlyArray<string> => log.lines().flatMap(({ level, line }) => (level === 'error' ? [line] : [])),
    lines: (): ReadonlyArray<string> => log.lines().map(({ line }) => line),
    head,
  };
};

export type TestApp = ReturnType<typeof makeTestApp>;
