import type { Task } from 'fp-ts/Task';
import type { Clock } from '#application/ports/ports.ts';

type TimeoutOptions<A> = { readonly clock: Clock; readonly ms: number; readonly onTimeout: Task<A> };

/** Waits for a task for at most `ms` milliseconds, then runs `onTimeout` instead. The late task is not cancelled. */
export const withTimeout =
  <A>(task: Task<A>, { clock, ms, onTimeout }: TimeoutOptions<A>): Task<A> =>
  async () => {
    const late = clock
      .wait(ms)()
      .then(() => null);
    const done = task().then((value) => ({ value }));
    const outcome = await Promise.race([done, late]);
    return outcome === null ? onTimeout() : outcome.value;
  };
