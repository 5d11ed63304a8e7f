/** An analytics event as it was received, and when. */
export type ReceivedEvent = { readonly receivedAt: string; readonly [field: string]: unknown };

export type Events = {
  readonly add: (received: ReadonlyArray<Record<string, unknown>>, at: number) => void;
  /** In the order they came. */
  readonly list: () => ReadonlyArray<ReceivedEvent>;
  readonly clear: () => void;
};

/** What the collector received so far. */
export const makeEvents = (): Events => {
  let events: ReadonlyArray<ReceivedEvent> = [];
  return {
    add: (received, at) => {
      const receivedAt = new Date(at).toISOString();
      events = [...events, ...received.map((event) => ({ ...event, receivedAt }))];
    },
    list: () => events,
    clear: () => {
      events = [];
    },
  };
};
