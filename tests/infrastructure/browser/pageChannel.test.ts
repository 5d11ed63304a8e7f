import { describe, expect, it } from 'vitest';
import { makePageChannel, type PageChannel } from '#infrastructure/browser/broadcastChannels.ts';
import { channelsOf } from './channels.ts';

const { open, pageChannel } = channelsOf('test.pages');

const nextMessage = (channel: PageChannel): Promise<unknown> => new Promise((resolve) => channel.listen(resolve));

describe('makePageChannel', () => {
  it('does nothing where the browser refuses a channel', () => {
    const refused = makePageChannel(new EventTarget(), () => {
      throw new Error('SecurityError');
    });
    expect(() => refused.send('news')).not.toThrow();
  });

  it('receives each message once after the page is restored', async () => {
    const page = new EventTarget();
    const channel = pageChannel(page);
    const received: unknown[] = [];
    channel.listen((data) => received.push(data));
    page.dispatchEvent(new Event('pageshow'));
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pageshow'));
    const last = nextMessage(channel);
    pageChannel().send('news');
    expect(await last).toBe('news');
    expect(received).toEqual(['news']);
  });

  it('is closed and sends nothing while the page is hidden', async () => {
    const page = new EventTarget();
    let closed = 0;
    const hidden = makePageChannel(page, () => {
      const channel = open();
      channel.close = () => {
        closed += 1;
      };
      return channel;
    });
    const visible = pageChannel();
    const received = nextMessage(visible);
    page.dispatchEvent(new Event('pagehide'));
    expect(closed).toBe(1);
    hidden.send('from the hidden page');
    pageChannel().send('from a visible page');
    expect(await received).toBe('from a visible page');
  });
});
