import { describe, expect, it } from 'vitest';
import type { TabChannel } from '#application/ports/browser.ts';
import type { SharedCooldown } from '#domain/session/cooldown.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';

/** The channels of two tabs of one browser. */
type TwoTabs = () => readonly [TabChannel<SharedCooldown>, TabChannel<SharedCooldown>];

export const cooldownUntil = (resendAt: number): SharedCooldown => ({
  email: unsafeNominal<'Email'>('ada@example.test'),
  purpose: 'SignUp',
  resendAt,
  waitMs: 30_000,
});

/** Resolves with the received cooldowns once there are this many. */
export const receivedBy = (
  channel: TabChannel<SharedCooldown>,
  count: number,
): Promise<ReadonlyArray<SharedCooldown>> =>
  new Promise((resolve) => {
    const received: SharedCooldown[] = [];
    channel.listen((cooldown) => {
      received.push(cooldown);
      if (received.length === count) resolve(received);
    });
  });

/** The contract of every cooldown channel. */
export const cooldownChannelContract = (adapter: string, fixture: TwoTabs): void => {
  describe(`${adapter} keeps the contract of a cooldown channel`, () => {
    it('sends every cooldown to the other tab, complete and in order, and none to its own tab', async () => {
      const [one, other] = fixture();
      const own: SharedCooldown[] = [];
      one.listen((cooldown) => own.push(cooldown));
      const received = receivedBy(other, 2);
      one.post(cooldownUntil(1000));
      one.post(cooldownUntil(2000));
      expect(await received).toEqual([cooldownUntil(1000), cooldownUntil(2000)]);
      expect(own).toEqual([]);
    });
  });
};
