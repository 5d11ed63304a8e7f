import { describe, expect, it } from 'vitest';
import type { TabChannel, TabNews } from '#application/ports/browser.ts';
import { makeBrowserTabs } from '#infrastructure/browser/broadcastChannels.ts';
import { makeMemoryBrowser } from '#infrastructure/sandbox/memoryTabs.ts';
import { tabsContract } from '#tests/contracts/tabs.ts';
import { channelsOf } from './channels.ts';

const { pageChannel } = channelsOf('test.tabs');
const tab = (): TabChannel<TabNews> => makeBrowserTabs(pageChannel());

tabsContract('browserTabs', () => [tab(), tab()]);
tabsContract('memoryTabs', () => {
  const browser = makeMemoryBrowser();
  return [browser.openTab(), browser.openTab()];
});

describe('browserTabs', () => {
  it('ignore unknown messages', async () => {
    const received: TabNews[] = [];
    const listener = tab();
    listener.listen((news) => received.push(news));
    const known = new Promise<void>((resolve) => {
      listener.listen(() => resolve());
    });
    const sender = pageChannel();
    ['SignedInAs', { _tag: 'SignedIn' }, null, 'SignedOut'].forEach((data) => sender.send(data));
    await known;
    expect(received).toEqual(['SignedOut']);
  });
});
