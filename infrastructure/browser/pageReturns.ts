import type { PageReturns } from '#application/ports/browser.ts';

type Page = Pick<Window, 'addEventListener' | 'document' | 'location'>;

/** The returns to a page: it becomes visible, or the browser restores it from the back-forward cache. It leaves with `pagehide`. */
export const makePageReturns = (page: Page): PageReturns => ({
  onReturn: (listener) => {
    const { document } = page;
    page.addEventListener('pageshow', ({ persisted }) => persisted && listener());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener());
  },
  onFocus: (listener) => page.addEventListener('focus', listener),
  onLeave: (listener) => page.addEventListener('pagehide', listener),
  discard: () => {
    page.document.documentElement.hidden = true;
    page.addEventListener('pageshow', () => page.location.reload(), { once: true });
  },
});
