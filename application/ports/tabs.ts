/** What the tabs of this site tell each other; it never names a person. */
export type TabNews = 'SignedIn' | 'SignedOut';

/** The other tabs of this site in the same browser. */
export type Tabs = {
  readonly tell: (news: TabNews) => void;
  /** Calls the listener with each message of another tab. */
  readonly listen: (listener: (news: TabNews) => void) => void;
};
