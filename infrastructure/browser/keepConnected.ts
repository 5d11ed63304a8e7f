type Page = Pick<Document, 'addEventListener' | 'createElement' | 'head'>;

/** What the browser connects to before a call needs it. */
export type ConnectionTargets = {
  /** An address of the identity service. */
  readonly service: string;
  /** Returns the address that a finished sign-in leads to; null if it leads to none. */
  readonly client: () => string | null;
  readonly now: () => number;
};

// Because: servers close an unused connection after some seconds, and a request for one that is still open costs nothing.
const pauseMs = 100;

const signsOfUse = ['input', 'focusin', 'pointermove', 'pointerdown'];

const preconnect = (page: Page, address: string, credentials: 'include' | 'omit'): void => {
  const link = page.createElement('link');
  link.rel = 'preconnect';
  link.href = new URL(address).origin;
  if (credentials === 'omit') link.crossOrigin = 'anonymous';
  page.head.append(link);
  // Because: the browser connects when the element is inserted.
  link.remove();
};

/** Keeps the connections of the next calls open: now, when the page is used after a pause, and on a submit with that of the client. */
export const keepConnected = (page: Page, { service, client, now }: ConnectionTargets): void => {
  let connectedAt = -Infinity;
  const connect = (): void => {
    connectedAt = now();
    preconnect(page, service, 'include');
    preconnect(page, service, 'omit');
  };
  const connectAfterPause = (): void => {
    if (now() - connectedAt >= pauseMs) connect();
  };
  connect();
  signsOfUse.forEach((type) => page.addEventListener(type, connectAfterPause, { passive: true }));
  page.addEventListener('submit', () => {
    // Because: a connection that a server has just closed is opened again beside the other, and not after it.
    connect();
    const address = client();
    if (address !== null) preconnect(page, address, 'include');
  });
};
