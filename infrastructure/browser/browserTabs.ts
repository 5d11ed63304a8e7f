import type { TabNews, Tabs } from '#application/ports/tabs.ts';

const name = 'account.tabs';

const isNews = (heard: unknown): heard is TabNews => heard === 'SignedIn' || heard === 'SignedOut';

type Page = Pick<EventTarget, 'addEventListener'>;
type Open = (name: string) => BroadcastChannel;

const tolerant = (open: Open): BroadcastChannel | null => {
  try {
    return open(name);
  } catch {
    return null;
  }
};

/** The tabs of this origin, over a channel of the browser's. Where there is none, nobody hears and nobody is told. */
export const makeBrowserTabs = (page: Page, open: Open): Tabs => {
  let hears: ReadonlyArray<(news: TabNews) => void> = [];
  let channel: BroadcastChannel | null = null;
  const start = (): void => {
    channel ??= tolerant(open);
    channel?.addEventListener('message', ({ data }) => {
      if (isNews(data)) hears.forEach((hear) => hear(data));
    });
  };
  // Because: a page with an open channel may be kept out of the back-forward cache.
  const stop = (): void => {
    channel?.close();
    channel = null;
  };
  start();
  page.addEventListener('pagehide', stop);
  page.addEventListener('pageshow', () => {
    if (channel === null) start();
  });
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel reaches its own origin alone
    tell: (news) => channel?.postMessage(news),
    listen: (hear) => {
      hears = [...hears, hear];
    },
  };
};
