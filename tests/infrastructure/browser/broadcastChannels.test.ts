import { afterEach, describe, expect, it } from 'vitest';
import { noConsent } from '#domain/consent/consent.ts';
import { makeBroadcastConsent, makePageChannel, type PageChannel } from '#infrastructure/browser/broadcastChannels.ts';
import { makeMemoryConsents } from '#infrastructure/sandbox/memoryTabs.ts';
import { receivedBy, tabChannelContract } from '#tests/contracts/tabChannel.ts';

let channels: ReadonlyArray<BroadcastChannel> = [];
const open = (): BroadcastChannel => {
  const channel = new BroadcastChannel('test.pages');
  channels = [...channels, channel];
  return channel;
};
const pageChannel = (page = new EventTarget()): PageChannel => makePageChannel(page, open);

afterEach(() => {
  channels.forEach((channel) => BroadcastChannel.prototype.close.call(channel));
  channels = [];
});

const twice = <Tab>(openTab: () => Tab): readonly [Tab, Tab] => [openTab(), openTab()];
const consents = [{ performance: true, marketing: true, compliance: false }, noConsent];

tabChannelContract('broadcastConsent', () => twice(() => makeBroadcastConsent(pageChannel())), consents);
tabChannelContract('memoryConsents', () => twice(makeMemoryConsents()), consents);

describe('a channel between tabs ignores messages of another shape', () => {
  const incomplete = { performance: true, marketing: true };

  it.each([
    ['consent', makeBroadcastConsent, ['Accept', null, incomplete, { ...incomplete, compliance: 'no' }], noConsent],
  ] as const)('that are no %s', async (...[, make, others, last]) => {
    const received = receivedBy<unknown>(make(pageChannel()), 1);
    const sender = pageChannel();
    [...others, last].forEach(sender.send);
    expect(await received).toEqual([last]);
  });
});

describe('makePageChannel', () => {
  it('receives each message once after the page is restored', async () => {
    const page = new EventTarget();
    let opened = 0;
    const channel = makePageChannel(page, () => {
      opened += 1;
      return open();
    });
    const received: unknown[] = [];
    channel.listen((data) => received.push(data));
    for (const event of ['pageshow', 'pagehide', 'pageshow']) page.dispatchEvent(new Event(event));
    const last = new Promise((resolve) => channel.listen(resolve));
    pageChannel().send('news');
    expect(await last).toBe('news');
    expect([received, opened]).toEqual([['news'], 2]);
  });

  it('is closed and sends nothing while the page is hidden', async () => {
    const page = new EventTarget();
    let closed = 0;
    const hidden = makePageChannel(page, () => Object.assign(open(), { close: () => void (closed += 1) }));
    const visible = pageChannel();
    const received = new Promise((resolve) => visible.listen(resolve));
    page.dispatchEvent(new Event('pagehide'));
    expect(closed).toBe(1);
    hidden.send('from the hidden page');
    pageChannel().send('from a visible page');
    expect(await received).toBe('from a visible page');
  });
});
