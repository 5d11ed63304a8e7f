import type { Task } from 'fp-ts/Task';
import type { Clock, Ports } from '#application/ports/ports.ts';

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

/** The longest time that a navigation or a sign-out waits for the services, in milliseconds. */
export const identityTimeout = 8000;

/** The timeout of calls to the identity service. After it, logs the line, aborts the calls and continues without their answers. */
export const withIdentityTimeout =
  ({ identity, clock, log }: Ports, line: string) =>
  (calls: Task<unknown>, afterTimeout?: () => void): Task<unknown> =>
    withTimeout(calls, {
      clock,
      ms: identityTimeout,
      onTimeout: async () => {
        log.error(line);
        await identity.abandon();
        afterTimeout?.();
      },
    });
