import type { TabNews, Tabs } from '#application/ports/tabs.ts';
import type { PageChannel } from './pageChannel.ts';

const isNews = (heard: unknown): heard is TabNews => heard === 'SignedIn' || heard === 'SignedOut';

/** The tabs of this origin, over a channel of the browser's. */
export const makeBrowserTabs = ({ send, hear }: PageChannel): Tabs => ({
  tell: send,
  listen: (heard) => hear((data) => isNews(data) && heard(data)),
});
