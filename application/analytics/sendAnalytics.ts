import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { withTimeout } from '#application/shared/withTimeout.ts';
import { type NormalisedError, normaliseError } from '#domain/shared/normalisedError.ts';

/** The longest time to wait for a call to analytics, in milliseconds. */
export const analyticsTimeout: number = 5000;

/** Sends a call to analytics in the background. A late or failed call is only logged. */
export type SendAnalytics = (name: string, call: TaskEither<NormalisedError, void>) => void;

/** Waits for each call up to the timeout. */
export const makeSendAnalytics = ({ clock, log }: Pick<DeferredServicePorts, 'clock' | 'log'>): SendAnalytics => {
  const timeout = normaliseError('timeout after 5s');
  const onTimeout = async () => E.left(timeout);
  const send = async (name: string, call: TaskEither<NormalisedError, void>): Promise<void> => {
    const outcome = await withTimeout(call, { clock, ms: analyticsTimeout, onTimeout })();
    if (!E.isLeft(outcome)) return;
    // Because: the message of another error can be the collector's.
    const reason = outcome.left === timeout ? `: ${timeout.message}` : '';
    log.error(`Analytics ${name} failed${reason}`, outcome.left);
  };
  return (name, call) => void send(name, call);
};
