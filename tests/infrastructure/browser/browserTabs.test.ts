import { describe, expect, it } from 'vitest';
import type { TabNews, Tabs } from '#application/ports/tabs.ts';
import { makeBrowserTabs } from '#infrastructure/browser/browserTabs.ts';
import { makeMemoryBrowser } from '#infrastructure/sandbox/memoryTabs.ts';
import { tabsContract } from '#tests/contracts/tabs.ts';
import { channelsOf } from './channels.ts';

const { pageChannel } = channelsOf('test.tabs');
const tab = (): Tabs => makeBrowserTabs(pageChannel());

tabsContract('browserTabs', () => [tab(), tab()]);
tabsContract('memoryTabs', () => {
  const browser = makeMemoryBrowser();
  return [browser.openTab(), browser.openTab()];
});

describe('the tabs of a browser', () => {
  it('are deaf to anything that is no news of ours', async () => {
    const heard: TabNews[] = [];
    const listening = tab();
    listening.listen((news) => heard.push(news));
    const known = new Promise<void>((resolve) => {
      listening.listen(() => resolve());
    });
    const stranger = pageChannel();
    ['SignedInAs', { _tag: 'SignedIn' }, null, 'SignedOut'].forEach((data) => stranger.send(data));
    await known;
    expect(heard).toEqual(['SignedOut']);
  });
});
