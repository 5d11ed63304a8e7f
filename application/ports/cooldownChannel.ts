import type { SharedCooldown } from '#domain/session/cooldown.ts';

/** Shares the resend cooldown between the tabs of a flow. */
export type CooldownChannel = {
  /** Sends to the other tabs, never to this one. */
  readonly post: (cooldown: SharedCooldown) => void;
  readonly listen: (listener: (cooldown: SharedCooldown) => void) => void;
};
