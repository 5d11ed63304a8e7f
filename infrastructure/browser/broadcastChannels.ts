import * as t from 'io-ts';
import type { TabChannel } from '#application/ports/browser.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { orNull, rightOrNull } from '#domain/shared/orNull.ts';

/** A channel to the other tabs of this origin. Received data is unchecked. */
export type PageChannel = {
  readonly send: (data: unknown) => void;
  readonly listen: (listener: (data: unknown) => void) => void;
};

type Page = Pick<EventTarget, 'addEventListener'>;

/** A broadcast channel, which is closed while the page is in the back-forward cache. Where channels are blocked, nothing is sent. */
export const makePageChannel = (page: Page, open: () => BroadcastChannel): PageChannel => {
  const { tell, subscribe: listen } = makeListeners<[data: unknown]>();
  let channel: BroadcastChannel | null = null;
  const openChannel = (): void => {
    if (channel !== null) return;
    channel = orNull(open);
    channel?.addEventListener('message', ({ data }) => tell(data));
  };
  const closeChannel = (): void => {
    channel?.close();
    channel = null;
  };
  openChannel();
  page.addEventListener('pagehide', closeChannel);
  page.addEventListener('pageshow', openChannel);
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel reaches its own origin alone
    send: (data) => channel?.postMessage(data),
    listen,
  };
};

/** The broadcast channel of this page with a name. */
export const broadcastChannel = (name: string): PageChannel =>
  makePageChannel(window, () => new BroadcastChannel(name));

/** A channel that passes on only the messages that its codec decodes. */
const decoding =
  <Message>(codec: t.Decoder<unknown, Message>) =>
  ({ send, listen }: PageChannel): TabChannel<Message> => ({
    post: send,
    listen: (listener) =>
      listen((data) => {
        const message = rightOrNull(codec.decode(data));
        if (message !== null) listener(message);
      }),
  });

/** Shares each choice of cookies with the other tabs of this origin. */
export const makeBroadcastConsent: (channel: PageChannel) => TabChannel<Consent> = decoding(
  t.type({ performance: t.boolean, marketing: t.boolean, compliance: t.boolean }),
);
