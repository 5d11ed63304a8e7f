/** An analytics event with the time of its receipt (ISO). */
export type ReceivedEvent = { readonly receivedAt: string; readonly [field: string]: unknown };

/** The received events. */
export type Events = {
  /** Adds events. As Segment does, it leaves out those whose `messageId` was received before: a client sends again what may not have arrived. */
  readonly add: (received: ReadonlyArray<Record<string, unknown>>, at: number) => void;
  /** In order of receipt. */
  readonly list: () => ReadonlyArray<ReceivedEvent>;
  readonly clear: () => void;
};

/** Makes an empty list of received events. */
export const makeEvents = (): Events => {
  let events: ReadonlyArray<ReceivedEvent> = [];
  const isKnown = (id: unknown): boolean => typeof id === 'string' && events.some(({ messageId }) => messageId === id);
  return {
    add: (received, at) => {
      const receivedAt = new Date(at).toISOString();
      const more = received.filter(({ messageId }) => !isKnown(messageId));
      events = [...events, ...more.map((event) => ({ ...event, receivedAt }))];
    },
    list: () => events,
    clear: () => {
      events = [];
    },
  };
};
