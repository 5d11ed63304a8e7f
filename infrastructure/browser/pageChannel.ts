/** A channel to the other tabs of this origin; what comes over it is whatever anybody sent. */
export type PageChannel = {
  readonly send: (data: unknown) => void;
  readonly hear: (listener: (data: unknown) => void) => void;
};

type Page = Pick<EventTarget, 'addEventListener'>;

// Because: a browser that blocks storage may refuse the channel as well.
const tolerant = (open: () => BroadcastChannel): BroadcastChannel | null => {
  try {
    return open();
  } catch {
    return null;
  }
};

/** Open while the page is there, so that the back-forward cache may keep a page that is not. Where there is none, nobody hears. */
export const makePageChannel = (page: Page, open: () => BroadcastChannel): PageChannel => {
  let listeners: ReadonlyArray<(data: unknown) => void> = [];
  let channel: BroadcastChannel | null = null;
  const start = (): void => {
    if (channel !== null) return;
    channel = tolerant(open);
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
    hear: (listener) => {
      listeners = [...listeners, listener];
    },
  };
};
