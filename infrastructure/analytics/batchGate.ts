import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { attempt } from '#application/shared/attempt.ts';
import { normaliseError, type NormalisedError } from '#domain/shared/normalisedError.ts';

/** The way of the library's batches to the collector. */
export type BatchGate = {
  readonly open: () => void;
  /** Until it is opened again, every batch counts as received, and none is sent. */
  readonly close: () => void;
};

/** What a gate needs: the page whose `fetch` it changes, the address of the batches, and who gets the outcome of each. */
export type BatchGateParts = {
  readonly page: Pick<Window, 'fetch'>;
  readonly address: string;
  readonly onBatch: (outcome: TE.TaskEither<NormalisedError, void>) => void;
};

const outcomeOf = (answer: Promise<Response>): TE.TaskEither<NormalisedError, void> =>
  pipe(
    attempt(() => answer, normaliseError),
    TE.flatMap(({ ok, status }) =>
      ok ? TE.right(undefined) : TE.left(normaliseError({ message: `The answer has status ${status}`, status })),
    ),
  );

/**
 * Puts an open gate before one address of the page's `fetch`. Because: the library keeps its unsent events to itself, sends them seconds
 * later, after a retry or when the page closes, and has no way to drop them. It also says to nobody whether they arrive.
 */
export const makeBatchGate = ({ page, address, onBatch }: BatchGateParts): BatchGate => {
  const { fetch } = page;
  let isOpen = true;
  const gated: typeof fetch = (to, init) => {
    if (to !== address) return fetch(to, init);
    if (!isOpen) return Promise.resolve(new Response());
    const answer = fetch(to, init);
    onBatch(outcomeOf(answer));
    return answer;
  };
  Object.assign(page, { fetch: gated });
  return {
    open: () => {
      isOpen = true;
    },
    close: () => {
      isOpen = false;
    },
  };
};
