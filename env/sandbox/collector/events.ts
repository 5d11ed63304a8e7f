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

const without = (
  received: ReadonlyArray<Record<string, unknown>>,
  known: ReadonlyArray<ReceivedEvent>,
): ReadonlyArray<Record<string, unknown>> => {
  const ids = new Set(known.flatMap(({ messageId }) => (typeof messageId === 'string' ? [messageId] : [])));
  return received.filter(({ messageId }) => typeof messageId !== 'string' || !ids.has(messageId));
};

/** Makes an empty list of received events. */
export const makeEvents = (): Events => {
  let events: ReadonlyArray<ReceivedEvent> = [];
  return {
    add: (received, at) => {
      const receivedAt = new Date(at).toISOString();
      events = [...events, ...without(received, events).map((event) => ({ ...event, receivedAt }))];
    },
    list: () => events,
    clear: () => {
      events = [];
    },
  };
};
