import { afterEach, describe, expect, it } from 'vitest';
import type { TabNews } from '#application/ports/tabs.ts';
import { makeBrowserTabs } from '#infrastructure/browser/browserTabs.ts';
import { makeMemoryBrowser } from '#infrastructure/sandbox/memoryTabs.ts';
import { tabsContract } from '#tests/contracts/tabs.ts';

let channels: ReadonlyArray<BroadcastChannel> = [];
const open = (name: string): BroadcastChannel => {
  const channel = new BroadcastChannel(name);
  channels = [...channels, channel];
  return channel;
};
afterEach(() => {
  channels.forEach((channel) => channel.close());
  channels = [];
});

const tab = (page = new EventTarget()) => makeBrowserTabs(page, open);

tabsContract('browserTabs', () => [tab(), tab()]);
tabsContract('memoryTabs', () => {
  const browser = makeMemoryBrowser();
  return [browser.openTab(), browser.openTab()];
});

describe('the tabs of a browser', () => {
  it('are left alone where the browser refuses a channel', () => {
    const refused = makeBrowserTabs(new EventTarget(), () => {
      throw new Error('SecurityError');
    });
    expect(() => refused.tell('SignedIn')).not.toThrow();
  });

  it('are deaf to anything that is no news of ours', async () => {
    const heard: TabNews[] = [];
    const listening = tab();
    listening.listen((news) => heard.push(news));
    const known = new Promise<void>((resolve) => {
      listening.listen(() => resolve());
    });
    const stranger = open('account.tabs');
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel reaches its own origin alone
    ['SignedInAs', { _tag: 'SignedIn' }, null, 'SignedOut'].forEach((data) => stranger.postMessage(data));
    await known;
    expect(heard).toEqual(['SignedOut']);
  });

  it('hear again when the page is brought back', async () => {
    const page = new EventTarget();
    const sleeping = tab(page);
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pageshow'));
    const heard = new Promise<TabNews>((hear) => sleeping.listen(hear));
    tab().tell('SignedIn');
    expect(await heard).toBe('SignedIn');
  });

  it('keep no channel open while the page is away', () => {
    const page = new EventTarget();
    const closed: string[] = [];
    makeBrowserTabs(page, (name) => {
      const channel = open(name);
      channel.close = () => closed.push(name);
      return channel;
    });
    page.dispatchEvent(new Event('pagehide'));
    expect(closed).toEqual(['account.tabs']);
    channels.forEach((channel) => BroadcastChannel.prototype.close.call(channel));
  });
});
