import type { TabNews, Tabs } from '#application/ports/tabs.ts';

type Hear = (news: TabNews) => void;

/** As many tabs of one browser as are asked for. */
export const makeMemoryBrowser = (): { readonly openTab: () => Tabs } => {
  const listeners = new Map<symbol, ReadonlyArray<Hear>>();
  return {
    openTab: () => {
      const tab = Symbol('tab');
      return {
        tell: (news) => {
          for (const [other, hears] of listeners) if (other !== tab) hears.forEach((hear) => hear(news));
        },
        listen: (hear) => {
          listeners.set(tab, [...(listeners.get(tab) ?? []), hear]);
        },
      };
    },
  };
};
