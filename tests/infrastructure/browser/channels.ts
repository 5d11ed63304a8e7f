import { afterEach } from 'vitest';
import { makePageChannel, type PageChannel } from '#infrastructure/browser/broadcastChannels.ts';

/** The channels of one test, closed when it ends. */
export const channelsOf = (
  name: string,
): {
  readonly open: () => BroadcastChannel;
  readonly pageChannel: (page?: EventTarget) => PageChannel;
} => {
  let channels: ReadonlyArray<BroadcastChannel> = [];
  const open = (): BroadcastChannel => {
    const channel = new BroadcastChannel(name);
    channels = [...channels, channel];
    return channel;
  };
  afterEach(() => {
    channels.forEach((channel) => BroadcastChannel.prototype.close.call(channel));
    channels = [];
  });
  return { open, pageChannel: (page = new EventTarget()) => makePageChannel(page, open) };
};
