import { describe, expect, it } from 'vitest';
import type { TabNews, Tabs } from '#application/ports/tabs.ts';

/** Two tabs of one browser. */
type Stage = () => readonly [Tabs, Tabs];

const nextNews = (tab: Tabs): Promise<TabNews> => new Promise((hear) => tab.listen(hear));

/** What every adapter to the other tabs owes its callers. */
export const tabsContract = (adapter: string, stage: Stage): void => {
  describe(`${adapter} keeps the Tabs contract`, () => {
    it.each<TabNews>(['SignedIn', 'SignedOut'])('brings %s to the other tab', async (news) => {
      const [one, other] = stage();
      const heard = nextNews(other);
      one.tell(news);
      expect(await heard).toBe(news);
    });

    it('brings news to whoever listens, in order, and never to the tab that told it', async () => {
      const [one, other] = stage();
      const own: TabNews[] = [];
      one.listen((news) => own.push(news));
      const heard: TabNews[] = [];
      other.listen((news) => heard.push(news));
      const last = new Promise<void>((resolve) => {
        other.listen((news) => news === 'SignedOut' && resolve());
      });
      one.tell('SignedIn');
      one.tell('SignedOut');
      await last;
      expect(heard).toEqual(['SignedIn', 'SignedOut']);
      expect(own).toEqual([]);
    });
  });
};
