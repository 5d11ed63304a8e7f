/** An analytics event with the time of its receipt (ISO). */
export type ReceivedEvent = { readonly receivedAt: string; readonly [field: string]: unknown };

/** The received events. */
export type Events = {
  readonly add: (received: ReadonlyArray<Record<string, unknown>>, at: number) => void;
  /** In order of receipt. */
  readonly list: () => ReadonlyArray<ReceivedEvent>;
  readonly clear: () => void;
};

/** Makes an empty list of received events. */
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
