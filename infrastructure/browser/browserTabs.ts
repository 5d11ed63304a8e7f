import type { TabNews, Tabs } from '#application/ports/tabs.ts';
import type { PageChannel } from './pageChannel.ts';

const isNews = (data: unknown): data is TabNews => data === 'SignedIn' || data === 'SignedOut';

/** Messages between the tabs of this origin, over a broadcast channel. */
export const makeBrowserTabs = ({ send, listen }: PageChannel): Tabs => ({
  tell: send,
  listen: (listener) => listen((data) => isNews(data) && listener(data)),
});
