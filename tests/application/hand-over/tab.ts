import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { loadPage, type Page, type Surroundings } from './page.ts';

/** What can happen in a tab. */
export type Tab = {
  /** Loads a new document. */
  readonly open: (path: RoutePath, query: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Returns to the document before, which the browser has kept as it was, or loads anew. */
  readonly restore: () => Promise<void>;
  /** The document that it shows; null in an empty tab. */
  readonly page: () => Page | null;
};

/** Opens an empty tab. */
export const openTab = (parts: Pick<Surroundings, 'browser' | 'onHandOver'>): Tab => {
  let page: Page | null = null;
  let pageBefore: Page | null = null;
  const surroundings: Surroundings = {
    ...parts,
    storage: makeMemoryStorage(),
    provider: { isAsked: false },
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
      const [before, isDiscarded] = [pageBefore, pageBefore.isDiscarded()];
      [page, pageBefore] = [before, null];
      page.comeBack();
      if (isDiscarded) await open(page.screen(), '');
    },
    page: () => page,
  };
};
