import { useMutation } from '@tanstack/react-query';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { useCallback, useEffect, useRef, useState } from 'react';
import { makeListeners } from '#application/shared/listeners.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { useNavigateTo } from '#ui/shared/navigation/useNavigateTo.ts';

type Inputs = ReadonlyArray<unknown>;

type Tagged = { readonly _tag: string };

/** A use case that can fail, as `useAction` takes it. It answers where to navigate, null to stay, or a word about the result. */
export type FallibleUseCase<Input extends Inputs, Fault, Answer = Destination | null> = (
  ...input: Input
) => TaskEither<Fault, Answer>;

/** The fault of a run whose call succeeded, but whose navigation the person cancelled. */
type Cancelled = { readonly _tag: 'Cancelled' };

/** A fault, and when it arrived in epoch milliseconds. */
export type Arrived<Fault> = Fault & {
  readonly arrivedAt: number;
  /** Whether something was typed while its request ran: then it takes no focus. */
  readonly isTypedOver?: boolean;
};

type Run<Input extends Inputs, Fault, Answer> = (
  latest: FallibleUseCase<Input, Fault, Answer>,
) => TaskEither<Fault, Answer>;

type Outcome<Fault, Answer> = E.Either<Arrived<Fault | Cancelled>, Answer>;

/** The state of a use case in a view, and the way to run it. Only the last run counts. */
export type Action<Input extends Inputs, Fault, Answer = Destination | null> = {
  /** From the call of `mutate` until the navigation that follows is done. */
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  /** The fault of the last run. It stands while the next one runs, so that nothing on the page moves before the answer. */
  readonly error: Arrived<Fault | Cancelled> | null;
  readonly data: Answer | null;
  /** Runs the use case. Keeps its identity, so that effects may depend on it. */
  readonly mutate: (...input: Input) => void;
  /** Forgets the last run. */
  readonly reset: () => void;
};

/** Emits each fault of each action once. */
export const faultEvents = makeListeners<readonly [fault: Tagged]>();

/** Watches from now on whether anything is typed on the page. */
const watchTyping = (): (() => boolean) => {
  let hasTyped = false;
  const note = (): void => void (hasTyped = true);
  document.addEventListener('input', note, { capture: true, once: true });
  return () => hasTyped;
};

/**
 * The only seam between fp-ts and React: runs a use case as a mutation and navigates where its answer says. An answer that arrives after
 * the view has gone leads nowhere: the person is at something else.
 */
export const useAction = <Input extends Inputs, Fault extends Tagged, Answer extends Destination | string | null>(
  action: FallibleUseCase<Input, Fault, Answer>,
): Action<Input, Fault, Answer> => {
  const { now } = useUseCases();
  const navigate = useNavigateWhileShown();
  const mutation = useMutation({
    // Because: the mutation cache keeps the argument of a run, and must hold no password.
    mutationFn: async (run: Run<Input, Fault, Answer>): Promise<Outcome<Fault, Answer>> => {
      const hasTyped = watchTyping();
      const outcome = await run(action)();
      if (E.isLeft(outcome)) {
        faultEvents.tell(outcome.left);
        return E.left({ ...outcome.left, arrivedAt: now(), isTypedOver: hasTyped() });
      }
      const end = typeof outcome.right === 'string' ? 'Done' : await navigate(outcome.right);
      return end === 'Cancelled' ? E.left({ _tag: 'Cancelled', arrivedAt: now() }) : outcome;
    },
    // Because: a fault is data here, so whatever is thrown is a programmer error and belongs to the error boundary.
    throwOnError: true,
  });
  const { mutate: run, reset, isPending, data: outcome } = mutation;
  const fault = outcome?._tag === 'Left' ? outcome.left : null;
  const standing = useHeld(fault, isPending);
  const mutate = useCallback((...input: Input) => run((latest) => latest(...input)), [run]);
  return {
    isPending,
    isSuccess: outcome?._tag === 'Right',
    error: isPending && standing?._tag !== 'Cancelled' ? standing : fault,
    data: outcome?._tag === 'Right' ? outcome.right : null,
    mutate,
    reset,
  };
};

/** A value as it was before the run that is pending, so that nothing that depends on it changes before the answer. */
export const useHeld = <Value>(latest: Value, isPending: boolean): Value => {
  const [held, setHeld] = useState(latest);
  if (!isPending && held !== latest) setHeld(latest);
  return held;
};

/** As `useNavigateTo`, but stays once the view has gone from the page. */
const useNavigateWhileShown = (): ReturnType<typeof useNavigateTo> => {
  const navigate = useNavigateTo();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return async (destination) => (isShown.current ? navigate(destination) : 'Done');
};

/** Runs a task as a promise that rejects with the fault, as a query function must. */
export const runAsPromise = async <Fault, Answer>(task: TaskEither<Fault, Answer>): Promise<Answer> => {
  const outcome = await task();
  return E.isLeft(outcome) ? Promise.reject(outcome.left) : outcome.right;
};
