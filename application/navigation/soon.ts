import type * as T from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';

/** How long a visitor is kept at the door by a service that does not answer, in milliseconds. */
const patience = 8000;

/** Waits for a task as long as a visitor can be asked to; then gives it up, does the other thing and goes on. */
export type Soon = (task: T.Task<void>, otherwise: () => void) => T.Task<void>;

export const makeSoon =
  ({ identity, clock, log }: Pick<Ports, 'identity' | 'clock' | 'log'>): Soon =>
  (task, otherwise) =>
  async () => {
    const late = await Promise.race([
      task().then(() => false),
      clock
        .wait(patience)()
        .then(() => true),
    ]);
    if (!late) return;
    log.error('No answer from the identity service: going on without');
    await identity.abandon();
    otherwise();
  };
