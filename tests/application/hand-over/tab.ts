import * as E from 'fp-ts/Either';
import { makeUseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { restoreRedirect } from '#infrastructure/session/restoreRedirect.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { anotherAccount, type Button, buttonsOf } from './buttons.ts';
import { openLine } from './line.ts';

/** How somebody confirmed in a document who they are. */
export type Act = { readonly kind: 'Secret' | 'Press' | 'Provider'; readonly email: string };

/** A partner was told a person, after these acts in the document that left for it. */
export type HandOver = { readonly told: string; readonly acts: ReadonlyArray<Act>; readonly promptsLogin: boolean };

/** The browser with its service, and who hears of each hand-over. */
type Browser = {
  readonly app: TestApp;
  readonly owners: Map<string, string | null>;
  readonly onHandOver: (handOver: HandOver) => void;
};
type TabParts = Browser & { readonly storage: SafeStorage; readonly provider: { isAsked: boolean } };

/** A document in a tab. While it waits for the service it does nothing else. */
const loadPage = (path: RoutePath, query: string, { app, owners, storage, provider, onHandOver }: TabParts) => {
  const { log, clock, identity } = app.ports;
  let screen = path;
  let acts: ReadonlyArray<Act> = [];
  let [isBusy, hasEnded, stays, namesSite] = [false, false, false, false];
  const confirm = (kind: Act['kind'], email: string | null | undefined): void => {
    if (email !== null && email !== undefined) acts = [...acts, { kind, email }];
  };
  const line = openLine({ app, owners, onProven: (email) => confirm('Secret', email) });
  const session = makeTabSessionStore(storage, restoreRedirect(context.settings, log), clock);
  const pageReturns = makeMemoryPageReturns();
  const ports = { ...app.ports, identity: line.identity, session, pageReturns };
  const useCases = makeUseCases(ports, context, { path, query, scheme: 'https:' });
  useCases.browser.onEnded(() => void ([acts, hasEnded] = [[], true]));
  const goAway = (): void => {
    if (session.get().hasLeft) acts = [];
    pageReturns.goAway();
  };
  const follow = async (to: Destination | null, promptsLogin: boolean): Promise<void> => {
    if (to === null || to._tag === 'Back') return;
    if (to._tag === 'Route') return goTo(to.to);
    [namesSite, stays] = [stays, false];
    if (to._tag === 'ExternalSite') provider.isAsked = to.url.includes('social-auth');
    const code = to._tag === 'ClientRedirect' ? new URL(to.url).searchParams.get('code') : null;
    if (code !== null) onHandOver({ told: owners.get(code) ?? 'somebody', acts, promptsLogin });
    if (!namesSite) goAway();
  };
  const perform = async (act: Button['act']): Promise<void> => {
    const { promptsLogin } = session.get().oAuth;
    const answer = await act();
    return follow(E.isRight(answer) && typeof answer.right === 'object' ? answer.right : null, promptsLogin);
  };
  const goTo = async (to: RoutePath, search = ''): Promise<void> => {
    const { promptsLogin } = session.get().oAuth;
    if (to === '/idp/continue' && provider.isAsked) {
      const status = await identity.providerStatus();
      if (E.isRight(status)) confirm('Provider', status.right.email);
    }
    if (to === '/idp/continue' || to === '/') provider.isAsked = false;
    const destination = await useCases.runGuards({ to, query: search, scheme: 'https:' })();
    if (destination !== null) return follow(destination, promptsLogin);
    [screen, namesSite] = [to, false];
    if (to === '/change-password') return perform(useCases.password.openChange());
    if (to === '/signup/creating') return perform(useCases.signUp.finish(() => undefined));
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    void work().finally(() => void (isBusy = false));
    await settled();
  };
  const settled = async (): Promise<void> => {
    const isWaiting = (): boolean => isBusy && !line.isHeld();
    while (isWaiting()) await new Promise(setImmediate);
  };
  return {
    ...line,
    ...pageReturns,
    screen: () => screen,
    goAway,
    /** The next time that it tells the browser to leave, the browser stays, and the page names the site. */
    stay: () => void (stays = true),
    navigate: (to: RoutePath, search?: string) => run(() => goTo(to, search)),
    /** Presses one of the buttons that the screen has at that moment. */
    press: (choice: number) => {
      const buttons = namesSite ? [anotherAccount(useCases)] : buttonsOf(screen, useCases, app.engine);
      const button = buttons[choice % buttons.length];
      return run(async () => {
        if (button?.givesUp) [acts, provider.isAsked] = [[], false];
        confirm('Press', button?.names);
        if (button !== undefined) await perform(button.act);
      });
    },
    letGo: () => (line.letGo(), settled()),
    followEnding: async () => {
      if (!hasEnded || isBusy) return;
      hasEnded = false;
      await run(() => goTo(screen));
    },
  };
};

type Page = ReturnType<typeof loadPage>;

/** Opens an empty tab. */
export const openTab = (browser: Browser) => {
  const parts = { ...browser, storage: makeMemoryStorage(), provider: { isAsked: false } };
  let page: Page | null = null;
  let before: Page | null = null;
  const leave = (): void => {
    // Because: the browser does not keep a page that waits for an answer.
    before = page?.isHeld() === true ? null : page;
    page?.cut();
    page?.goAway();
  };
  const open = async (path: RoutePath, query = ''): Promise<void> => {
    leave();
    page = loadPage(path, query, parts);
    await page.navigate(path, query);
  };
  return {
    open,
    reload: async () => {
      const kept = before;
      if (page !== null) await open(page.screen());
      before = kept;
    },
    restore: async () => {
      const restored = before;
      if (restored === null) return;
      const isDiscarded = restored.isDiscarded();
      leave();
      [page, before] = [restored, null];
      page.comeBack();
      if (isDiscarded) await open(page.screen());
    },
    page: (): Page | null => page,
  };
};

export type Tab = ReturnType<typeof openTab>;
