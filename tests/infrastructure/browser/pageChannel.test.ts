import { describe, expect, it } from 'vitest';
import { makePageChannel, type PageChannel } from '#infrastructure/browser/pageChannel.ts';
import { channelsOf } from './channels.ts';

const { open, pageChannel } = channelsOf('test.pages');

const nextHeard = (channel: PageChannel): Promise<unknown> => new Promise((hear) => channel.hear(hear));

describe('the channel of a page', () => {
  it('is left alone where the browser refuses one', () => {
    const refused = makePageChannel(new EventTarget(), () => {
      throw new Error('SecurityError');
    });
    expect(() => refused.send('news')).not.toThrow();
  });

  it('hears again when the page is brought back, each thing once', async () => {
    const page = new EventTarget();
    const sleeping = pageChannel(page);
    const heard: unknown[] = [];
    sleeping.hear((data) => heard.push(data));
    page.dispatchEvent(new Event('pageshow'));
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pageshow'));
    const last = nextHeard(sleeping);
    pageChannel().send('news');
    expect(await last).toBe('news');
    expect(heard).toEqual(['news']);
  });

  it('is closed while the page is away, and sends nothing', async () => {
    const page = new EventTarget();
    let closed = 0;
    const leaving = makePageChannel(page, () => {
      const channel = open();
      channel.close = () => {
        closed += 1;
      };
      return channel;
    });
    const listening = pageChannel();
    const heard = nextHeard(listening);
    page.dispatchEvent(new Event('pagehide'));
    expect(closed).toBe(1);
    leaving.send('from a page that is away');
    pageChannel().send('from a page that is there');
    expect(await heard).toBe('from a page that is there');
  });
});
