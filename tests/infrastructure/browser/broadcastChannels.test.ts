import { afterEach, describe, expect, it } from 'vitest';
import type { TabNews } from '#application/ports/browser.ts';
import type { SharedCooldown } from '#domain/session/cooldown.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import {
  makeBroadcastCooldowns,
  makeBrowserTabs,
  makePageChannel,
  type PageChannel,
} from '#infrastructure/browser/broadcastChannels.ts';
import { makeMemoryBrowser, makeMemoryCooldowns } from '#infrastructure/sandbox/memoryTabs.ts';
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
const cooldownUntil = (resendAt: number): SharedCooldown => ({
  email: unsafeNominal<'Email'>('ada@example.test'),
  purpose: 'SignUp',
  resendAt,
  waitMs: 30_000,
});
const news: ReadonlyArray<TabNews> = ['SignedIn', 'SignedOut'];
const cooldowns = [cooldownUntil(1000), cooldownUntil(2000)];

tabChannelContract('browserTabs', () => twice(() => makeBrowserTabs(pageChannel())), news);
tabChannelContract('memoryTabs', () => twice(makeMemoryBrowser().openTab), news);
tabChannelContract('broadcastCooldowns', () => twice(() => makeBroadcastCooldowns(pageChannel())), cooldowns);
tabChannelContract('memoryCooldowns', () => twice(makeMemoryCooldowns()), cooldowns);

describe('a channel between tabs ignores messages of another shape', () => {
  const good = cooldownUntil(1000);
  const wrong = [{ resendAt: 'soon' }, { waitMs: null }, { email: 'no address' }, { purpose: 'Moon' }];

  it.each([
    ['sign-in or sign-out', makeBrowserTabs, ['SignedInAs', { _tag: 'SignedIn' }, null], 'SignedOut'],
    ['cooldown', makeBroadcastCooldowns, [null, 'soon', ...wrong.map((field) => ({ ...good, ...field }))], good],
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
