import * as t from 'io-ts';
import type { TabChannel, TabNews } from '#application/ports/browser.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import type { SharedCooldown } from '#domain/session/cooldown.ts';
import { orNull, rightOrNull } from '#domain/shared/orNull.ts';
import { either } from '#infrastructure/http/codecs.ts';
import { codePurpose, email } from '#infrastructure/session/sessionFields.ts';

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

/** Tells the other tabs of this origin of a sign-in or a sign-out. */
export const makeBrowserTabs: (channel: PageChannel) => TabChannel<TabNews> = decoding(
  either(t.literal('SignedIn'), t.literal('SignedOut')),
);

/** Shares resend cooldowns with the other tabs of this origin. */
export const makeBroadcastCooldowns: (channel: PageChannel) => TabChannel<SharedCooldown> = decoding(
  t.type({ email, purpose: codePurpose, resendAt: t.number, waitMs: t.number }),
);
