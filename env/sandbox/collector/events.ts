/** An analytics event with the time of its receipt (ISO). */
export type ReceivedEvent = { readonly receivedAt: string; readonly [field: string]: unknown };

/** The received events, in order of receipt. */
export type Events = {
  /** Adds events. As Segment does, it leaves out those whose `messageId` was received before: a client sends again what may not have arrived. */
  readonly add: (received: ReadonlyArray<Record<string, unknown>>, at: number) => void;
  readonly list: () => ReadonlyArray<ReceivedEvent>;
  readonly clear: () => void;
};

/** Makes an empty list of received events. */
export const makeEvents = (): Events => {
  const events: ReceivedEvent[] = [];
  const isKnown = (id: unknown): boolean => typeof id === 'string' && events.some(({ messageId }) => messageId === id);
  return {
    add: (received, at) => {
      const more = received.filter(({ messageId }) => !isKnown(messageId));
      events.push(...more.map((event) => ({ ...event, receivedAt: new Date(at).toISOString() })));
    },
    list: () => [...events],
    clear: () => events.splice(0),
  };
};
