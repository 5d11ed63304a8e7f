import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AnalyticsSink } from '#application/ports/analytics.ts';
import type { Payload } from '#domain/analytics/eventProperties.ts';

type Visitor = { readonly anonymousId: string; readonly userId: string | null };

/** An event as the service keeps it: a screen or an event by its name, a visitor by null. */
export type CollectedEvent = Visitor & { readonly name: string | null; readonly payload: Payload };

/** The sink of an analytics service in memory. */
export type MemoryAnalytics = AnalyticsSink & {
  /** Sends the batch, as the time does. */
  readonly sendBatch: () => void;
  readonly collected: () => ReadonlyArray<CollectedEvent>;
  /** The anonymous id on the device; null without one. */
  readonly storedId: () => string | null;
};

const stranger = (): Visitor => ({ anonymousId: crypto.randomUUID(), userId: null });

const soon =
  (run: () => void): TaskEither<never, void> =>
  async () => {
    await Promise.resolve();
    run();
    return E.right(undefined);
  };

/** Opens an empty analytics service in memory. */
export const makeMemoryAnalytics = (maySend: () => boolean): MemoryAnalytics => {
  const collected: CollectedEvent[] = [];
  const batch: CollectedEvent[] = [];
  let visitor = stranger();
  let storedId: string | null = null;
  const ifAllowed = (run: () => void): TaskEither<never, void> => soon(() => maySend() && run());
  const sendLater = (name: string | null, payload: Payload): void => void batch.push({ ...visitor, name, payload });
  return {
    identify: (userId, traits) =>
      ifAllowed(() => {
        visitor = { ...visitor, userId: userId ?? visitor.userId };
        storedId = userId === null && !('email' in traits) ? visitor.anonymousId : null;
        sendLater(null, traits);
      }),
    track: (name, properties) => ifAllowed(() => sendLater(name, properties)),
    page: (name, properties) => ifAllowed(() => sendLater(name, properties)),
    trackAnonymously: (name, payload) => soon(() => void collected.push({ ...stranger(), name, payload })),
    reset: async () => {
      await soon(() => {
        visitor = stranger();
        storedId = null;
      })();
    },
    sendBatch: () => void collected.push(...batch.splice(0)),
    collected: () => [...collected],
    storedId: () => storedId,
  };
};
