/** An analytics event with the time of its receipt (ISO). */
export type ReceivedEvent = { readonly receivedAt: string; readonly [field: string]: unknown };

/** The received events, in order of receipt. */
export type Events = ReturnType<typeof makeEvents>;

/** Makes an empty list of received events. */
export const makeEvents = () => {
  const events: ReceivedEvent[] = [];
  const isKnown = (id: unknown): boolean => typeof id === 'string' && events.some(({ messageId }) => messageId === id);
  return {
    /** Adds events. As Segment does, it leaves out those whose `messageId` was received before: a client sends again what may not have arrived. */
    add: (received: ReadonlyArray<Record<string, unknown>>, at: number): void => {
      const more = received.filter(({ messageId }) => !isKnown(messageId));
      events.push(...more.map((event) => ({ ...event, receivedAt: new Date(at).toISOString() })));
    },
    list: (): ReadonlyArray<ReceivedEvent> => [...events],
    clear: (): unknown => events.splice(0),
  };
};
