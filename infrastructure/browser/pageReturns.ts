import type { PageReturns } from '#application/ports/browser.ts';

/** The returns to a page: it becomes visible, or the browser restores it from the back-forward cache. It leaves with `pagehide`. */
export const makePageReturns = (page: Pick<Window, 'addEventListener' | 'document'>): PageReturns => ({
  onReturn: (listener) => {
    const { document } = page;
    page.addEventListener('pageshow', ({ persisted }) => persisted && listener());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener());
  },
  onLeave: (listener) => page.addEventListener('pagehide', listener),
});
