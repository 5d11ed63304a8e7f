import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Destination } from '#domain/navigation/destination.ts';
import { useGo } from '#ui/router/useGo.ts';
import { faultsHeard } from './faultsHeard.ts';

type Inputs = ReadonlyArray<unknown>;
type Fallible<Input extends Inputs, Fault, Answer> = (...input: Input) => TaskEither<Fault, Answer>;

type Standing<Input, Fault, Answer> = {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Fault | null;
  readonly data: Answer | null;
  /** What the last run was asked with. */
  readonly variables: Input | null;
};

/** A use case as a view holds it: how it stands, and how to run it. */
export type Action<Input extends Inputs, Fault, Answer = Destination | null> = Standing<Input, Fault, Answer> & {
  readonly mutate: (...input: Input) => void;
  /** Forgets what the last run came to. */
  readonly reset: () => void;
};

const idle = { isPending: false, isSuccess: false, error: null, data: null, variables: null };

/** The one seam between fp-ts and React: runs a use case, and hears what it came to. Only the last run counts. */
export const useCommand = <Input extends Inputs, Fault, Answer>(
  action: Fallible<Input, Fault, Answer>,
  after?: (answer: Answer) => Promise<void>,
): Action<Input, Fault, Answer> => {
  const [standing, stand] = useState<Standing<Input, Fault, Answer>>(idle);
  const [broken, breakDown] = useState<{ readonly thrown: unknown } | null>(null);
  const runs = useRef(0);
  const reset = useCallback(() => {
    runs.current += 1;
    stand(idle);
  }, []);
  // Because: whoever runs the action from an effect must not do so again for every drawing of the view.
  const latest = useRef({ action, after });
  useEffect(() => {
    latest.current = { action, after };
  });
  const run = useCallback(async (input: Input, mine: number): Promise<void> => {
    const outcome = await latest.current.action(...input)();
    if (E.isLeft(outcome)) faultsHeard.tell(outcome.left);
    else await latest.current.after?.(outcome.right);
    if (mine !== runs.current) return;
    const came = E.isLeft(outcome) ? { error: outcome.left } : { data: outcome.right, isSuccess: true };
    stand({ ...idle, variables: input, ...came });
  }, []);
  const mutate = useCallback(
    (...input: Input): void => {
      runs.current += 1;
      stand({ ...idle, isPending: true, variables: input });
      run(input, runs.current).catch((thrown: unknown) => breakDown({ thrown }));
    },
    [run],
  );
  // Because: what a use case throws is a mistake of ours, and belongs on the page for a screen that broke.
  if (broken !== null) throw broken.thrown;
  return { ...standing, mutate, reset };
};

/** The same seam for a use case that leads somewhere: goes where it says, or stays, and is pending until it is there. */
export const useAction = <Input extends Inputs, Fault>(
  action: Fallible<Input, Fault, Destination | null>,
): Action<Input, Fault> => useCommand(action, useGo());

/** What a use case answers, as a promise that a fault breaks. */
export const answerOf =
  <Input extends Inputs, Fault, Answer>(action: Fallible<Input, Fault, Answer>) =>
  async (...input: Input): Promise<Answer> => {
    const outcome = await action(...input)();
    return E.isLeft(outcome) ? Promise.reject(outcome.left) : outcome.right;
  };
