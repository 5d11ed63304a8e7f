import { describe, expect, it } from 'vitest';
import type { TabChannel, TabNews } from '#application/ports/browser.ts';

/** Two tabs of one browser. */
type TwoTabs = () => readonly [TabChannel<TabNews>, TabChannel<TabNews>];

const nextNews = (tab: TabChannel<TabNews>): Promise<TabNews> => new Promise((resolve) => tab.listen(resolve));

/** The contract of every adapter to the other tabs. */
export const tabsContract = (adapter: string, fixture: TwoTabs): void => {
  describe(`${adapter} keeps the contract of the tabs`, () => {
    it.each<TabNews>(['SignedIn', 'SignedOut'])('sends %s to the other tab', async (news) => {
      const [one, other] = fixture();
      const received = nextNews(other);
      one.post(news);
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
      one.post('SignedIn');
      one.post('SignedOut');
      await last;
      expect(received).toEqual(['SignedIn', 'SignedOut']);
      expect(own).toEqual([]);
    });
  });
};
