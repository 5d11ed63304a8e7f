import { orNull } from '#domain/shared/orNull.ts';

/** A channel to the other tabs of this origin. Received data is unchecked. */
export type PageChannel = {
  readonly send: (data: unknown) => void;
  readonly listen: (listener: (data: unknown) => void) => void;
};

type Page = Pick<EventTarget, 'addEventListener'>;

/** A broadcast channel that is closed while the page is hidden in the back-forward cache; where it is blocked, nothing is sent. */
export const makePageChannel = (page: Page, open: () => BroadcastChannel): PageChannel => {
  let listeners: ReadonlyArray<(data: unknown) => void> = [];
  let channel: BroadcastChannel | null = null;
  const start = (): void => {
    if (channel !== null) return;
    // Because: a browser that blocks storage may also block broadcast channels.
    channel = orNull(open);
    channel?.addEventListener('message', ({ data }) => listeners.forEach((listener) => listener(data)));
  };
  const stop = (): void => {
    channel?.close();
    channel = null;
  };
  start();
  page.addEventListener('pagehide', stop);
  page.addEventListener('pageshow', start);
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel reaches its own origin alone
    send: (data) => channel?.postMessage(data),
    listen: (listener) => {
      listeners = [...listeners, listener];
    },
  };
};

/** The broadcast channel of this page with a name. */
export const broadcastChannel = (name: string): PageChannel =>
  makePageChannel(window, () => new BroadcastChannel(name));
