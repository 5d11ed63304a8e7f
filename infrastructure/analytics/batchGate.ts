import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { attempt } from '#application/shared/attempt.ts';
import { normaliseError, type NormalisedError } from '#domain/shared/normalisedError.ts';

/** What a gate needs. */
export type BatchGateParts = {
  /** The page through whose `fetch` the library sends. */
  readonly page: Pick<Window, 'fetch'>;
  /** The address of the batches. */
  readonly address: string;
  /** While it is not open, every batch counts as received, and none is sent. */
  readonly isOpen: () => boolean;
  /** Gets the outcome of each batch that is sent. */
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
 * Puts a gate before one address of the page's `fetch`.
 * Because: the library sends its events seconds later, after a retry or when the page closes. It cannot drop them, and says to nobody
 * whether they arrive.
 */
export const gateBatches = ({ page, address, isOpen, onBatch }: BatchGateParts): void => {
  const { fetch } = page;
  const gated: typeof fetch = (to, init) => {
    if (to !== address) return fetch(to, init);
    if (!isOpen()) return Promise.resolve(new Response());
    const answer = fetch(to, init);
    onBatch(outcomeOf(answer));
    return answer;
  };
  Object.assign(page, { fetch: gated });
};
