/** What tabs of this site tell each other: never who it is about. */
export type TabNews = 'SignedIn' | 'SignedOut';

/** The other tabs of this site in the same browser. */
export type Tabs = {
  readonly tell: (news: TabNews) => void;
  /** Calls back with whatever another tab tells. */
  readonly listen: (hear: (news: TabNews) => void) => void;
};
