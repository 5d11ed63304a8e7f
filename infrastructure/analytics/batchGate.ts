/** The way of the library's batches to the collector. */
export type BatchGate = {
  readonly open: () => void;
  /** Until it is opened again, every batch counts as received, and none is sent. */
  readonly close: () => void;
};

/**
 * Puts an open gate before one address of the page's `fetch`. Because: the library keeps its unsent events to itself, sends them seconds
 * later, after a retry or when the page closes, and has no way to drop them.
 */
export const makeBatchGate = (page: Pick<Window, 'fetch'>, address: string): BatchGate => {
  const { fetch } = page;
  let isOpen = true;
  const gated: typeof fetch = (to, init) =>
    isOpen || to !== address ? fetch(to, init) : Promise.resolve(new Response());
  Object.assign(page, { fetch: gated });
  return {
    open: () => {
      isOpen = true;
    },
    close: () => {
      isOpen = false;
    },
  };
};
