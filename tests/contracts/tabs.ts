import { describe, expect, it } from 'vitest';
import type { TabNews, Tabs } from '#application/ports/browser.ts';

/** Two tabs of one browser. */
type TwoTabs = () => readonly [Tabs, Tabs];

const nextNews = (tab: Tabs): Promise<TabNews> => new Promise((resolve) => tab.listen(resolve));

/** The contract of every adapter to the other tabs. */
export const tabsContract = (adapter: string, fixture: TwoTabs): void => {
  describe(`${adapter} keeps the Tabs contract`, () => {
    it.each<TabNews>(['SignedIn', 'SignedOut'])('sends %s to the other tab', async (news) => {
      const [one, other] = fixture();
      const received = nextNews(other);
      one.tell(news);
      expect(await received).toBe(news);
    });

    it('sends messages to all listeners in order, and never to its own tab', async () => {
      const [one, other] = fixture();
      const own: TabNews[] = [];
      one.listen((news) => own.push(news));
      const received: TabNews[] = [];
      other.listen((news) => received.push(news));
      const last = new Promise<void>((resolve) => {
        other.listen((news) => news === 'SignedOut' && resolve());
      });
      one.tell('SignedIn');
      one.tell('SignedOut');
      await last;
      expect(received).toEqual(['SignedIn', 'SignedOut']);
      expect(own).toEqual([]);
    });
  });
};
