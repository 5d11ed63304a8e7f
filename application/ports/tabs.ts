import type { SharedCooldown } from '#domain/session/cooldown.ts';

/** What the tabs of this site tell each other; it never names a person. */
export type TabNews = 'SignedIn' | 'SignedOut';

/** The other tabs of this site in the same browser. */
export type Tabs = {
  readonly tell: (news: TabNews) => void;
  /** Calls the listener with each message of another tab. */
  readonly listen: (listener: (news: TabNews) => void) => void;
};

/** Shares the resend cooldown between the tabs of a flow. */
export type CooldownChannel = {
  /** Sends to the other tabs, never to this one. */
  readonly post: (cooldown: SharedCooldown) => void;
  readonly listen: (listener: (cooldown: SharedCooldown) => void) => void;
};

/** Counts the sign-outs in the tabs of this browser, so that a tab that missed one learns of it. */
export type SignOutCounter = { readonly read: () => number; readonly increment: () => void };
