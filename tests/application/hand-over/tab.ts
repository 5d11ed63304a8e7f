import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import type { Line } from './line.ts';
import { loadPage, type Page, type Surroundings } from './page.ts';

/** What can happen in a tab. */
export type Tab = {
  /** Loads a new document. */
  readonly open: (path: RoutePath, query: string) => Promise<void>;
  /** Goes to a path in the document, as a link, "Back" and "Forward" do. */
  readonly go: (path: RoutePath) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Returns to the document before, which the browser has kept as it was. */
  readonly restore: () => Promise<void>;
  readonly press: (choice: number) => Promise<void>;
  /** Keeps the document the next time that it tells the browser to leave. */
  readonly stay: () => void;
  /** Changes how the next call of the document ends. */
  readonly disturb: (change: (line: Line) => void) => void;
  readonly letGo: () => Promise<void>;
  /** The page is shown again after another tab. */
  readonly comeBack: () => void;
  readonly followSignOut: () => Promise<void>;
};

/** Opens an empty tab. */
export const openTab = (parts: Pick<Surroundings, 'browser' | 'onHandOver'>): Tab => {
  let page: Page | null = null;
  let pageBefore: Page | null = null;
  const surroundings: Surroundings = {
    ...parts,
    storage: makeMemoryStorage(),
    provider: { isAsked: false },
    isShown: (one) => one === page,
  };
  const leave = (): void => {
    page?.line.cut();
    page?.goAway();
    // Because: the browser does not keep a page that waits for an answer.
    pageBefore = page?.isBusy() === true ? null : page;
  };
  const open: Tab['open'] = async (path, query) => {
    leave();
    page = loadPage(path, query, surroundings);
    await page.navigate(path, query);
  };
  return {
    open,
    reload: async () => {
      const kept = pageBefore;
      if (page !== null) await open(page.screen(), '');
      pageBefore = kept;
    },
    restore: async () => {
      if (pageBefore === null) return;
      page?.line.cut();
      page?.goAway();
      [page, pageBefore] = [pageBefore, null];
      page.comeBack();
    },
    go: async (path) => page?.navigate(path, ''),
    press: async (choice) => page?.press(choice),
    stay: () => page?.stay(),
    disturb: (change) => {
      if (page !== null) change(page.line);
    },
    letGo: async () => {
      page?.line.letGo();
      await page?.settled();
    },
    comeBack: () => page?.comeBack(),
    followSignOut: async () => page?.followSignOut(),
  };
};
