import { useMutation } from '@tanstack/react-query';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { useCallback, useEffect, useRef, useState } from 'react';
import { makeListeners } from '#application/shared/listeners.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { emptyUnlessChanged } from '#ui/shared/form/formValues.ts';
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

/** A run of a use case, and whether anything was typed since it began. */
type Run<Fault, Answer> = { readonly answer: Promise<E.Either<Fault, Answer>>; readonly hasTyped: () => boolean };

type Outcome<Fault, Answer> = E.Either<Arrived<Fault | Cancelled>, Answer>;

/** The state of a use case in a view, and the way to run it. One run at a time: a doubled press does nothing more. */
export type Action<Input extends Inputs, Fault, Answer = Destination | null> = {
  /** From the call of `mutate` until the navigation that follows is done. */
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  /** The fault of the last run. It stands while the next one runs, so that nothing on the page moves before the answer. */
  readonly error: Arrived<Fault | Cancelled> | null;
  readonly data: Answer | null;
  /** Runs the use case, unless it runs. Keeps its identity, so that effects may depend on it. */
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
 * the view has gone leads nowhere: the person is at something else. A known password that the service refuses is emptied.
 */
export const useAction = <Input extends Inputs, Fault extends Tagged, Answer extends Destination | string | null>(
  action: FallibleUseCase<Input, Fault, Answer>,
): Action<Input, Fault, Answer> => {
  const { now } = useUseCases();
  const navigate = useNavigateWhileShown();
  const { start, end } = useSingleRun(action);
  const mutation = useMutation({
    mutationFn: async ({ answer, hasTyped }: Run<Fault, Answer>): Promise<Outcome<Fault, Answer>> => {
      const outcome = await answer;
      if (E.isLeft(outcome)) {
        faultEvents.tell(outcome.left);
        return E.left({ ...outcome.left, arrivedAt: now(), isTypedOver: hasTyped() });
      }
      const left = typeof outcome.right === 'string' ? 'Done' : await navigate(outcome.right);
      return left === 'Cancelled' ? E.left({ _tag: 'Cancelled', arrivedAt: now() }) : outcome;
    },
    // Because: a fault is data here, so whatever is thrown is a programmer error and belongs to the error boundary.
    throwOnError: true,
    onSettled: end,
  });
  const { mutate: run, reset, isPending, data: outcome } = mutation;
  const fault = outcome?._tag === 'Left' ? outcome.left : null;
  const standing = useHeld(fault, isPending);
  const mutate = useCallback(
    (...input: Input) => {
      const started = start(...input);
      // Because: the mutation cache keeps the argument of a run, and must hold no password.
      if (started !== null) run(started);
    },
    [run, start],
  );
  return {
    isPending,
    isSuccess: outcome?._tag === 'Right',
    error: isPending && standing?._tag !== 'Cancelled' ? standing : fault,
    data: outcome?._tag === 'Right' ? outcome.right : null,
    mutate,
    reset,
  };
};

/** Starts the latest action, and nothing while an earlier start has not ended: a doubled press comes before the view can show it. */
const useSingleRun = <Input extends Inputs, Fault extends Tagged, Answer>(
  action: FallibleUseCase<Input, Fault, Answer>,
) => {
  const isRunning = useRef(false);
  const latest = useRef(action);
  useEffect(() => void (latest.current = action));
  const start = useCallback((...input: Input): Run<Fault, Answer> | null => {
    if (isRunning.current) return null;
    isRunning.current = true;
    const answer = async (): Promise<E.Either<Fault, Answer>> => {
      const empty = emptyUnlessChanged('[autocomplete="current-password"]');
      const outcome = await latest.current(...input)();
      if (E.isLeft(outcome) && outcome.left._tag === 'WrongCredentials') empty();
      return outcome;
    };
    return { answer: answer(), hasTyped: watchTyping() };
  }, []);
  const end = useCallback(() => void (isRunning.current = false), []);
  return { start, end };
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
