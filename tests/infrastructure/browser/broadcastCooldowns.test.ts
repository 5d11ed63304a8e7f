import { describe, expect, it } from 'vitest';
import type { TabChannel } from '#application/ports/browser.ts';
import type { SharedCooldown } from '#domain/session/cooldown.ts';
import { makeBroadcastCooldowns } from '#infrastructure/browser/broadcastChannels.ts';
import { makeMemoryCooldowns } from '#infrastructure/sandbox/memoryTabs.ts';
import { cooldownChannelContract, cooldownUntil, receivedBy } from '#tests/contracts/cooldownChannel.ts';
import { channelsOf } from './channels.ts';

const { pageChannel } = channelsOf('test.cooldowns');
const cooldowns = (): TabChannel<SharedCooldown> => makeBroadcastCooldowns(pageChannel());

cooldownChannelContract('broadcastCooldowns', () => [cooldowns(), cooldowns()]);
cooldownChannelContract('memoryCooldowns', () => {
  const openTab = makeMemoryCooldowns();
  return [openTab(), openTab()];
});

describe('broadcastCooldowns', () => {
  it('ignore messages of another shape', async () => {
    const received = receivedBy(cooldowns(), 1);
    const sender = pageChannel();
    const good = cooldownUntil(1000);
    [
      null,
      'soon',
      { ...good, resendAt: 'soon' },
      { ...good, waitMs: null },
      { ...good, email: 'no address' },
      { ...good, purpose: 'Moon' },
      good,
    ].forEach((data) => sender.send(data));
    expect(await received).toEqual([good]);
  });
});
