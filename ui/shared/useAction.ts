import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Destination } from '#domain/navigation/destination.ts';
import { useGo } from '#ui/router/useGo.ts';

type Fallible<Input, Fault, Answer> = (input: Input) => TaskEither<Fault, Answer>;

/** What a use case answers, as a promise that a fault breaks. */
export const answerOf =
  <Input, Fault, Answer>(action: Fallible<Input, Fault, Answer>) =>
  async (input: Input): Promise<Answer> => {
    const outcome = await action(input)();
    // eslint-disable-next-line typescript/only-throw-error -- React Query hands on what is thrown as the fault
    if (E.isLeft(outcome)) throw outcome.left;
    return outcome.right;
  };

/** The one seam between fp-ts and React: runs a use case, then goes where it says, or stays. Pending until it is there. */
export const useAction = <Input, Fault>(
  action: Fallible<Input, Fault, Destination | null>,
): UseMutationResult<Destination | null, Fault, Input> =>
  useMutation<Destination | null, Fault, Input>({
    mutationFn: answerOf(action),
    onSuccess: useGo(),
    networkMode: 'always',
  });

/** The same seam for a use case that leads nowhere: the page stays, and hears what it came to. */
export const useCommand = <Input, Fault, Answer>(
  action: Fallible<Input, Fault, Answer>,
): UseMutationResult<Answer, Fault, Input> =>
  useMutation<Answer, Fault, Input>({ mutationFn: answerOf(action), networkMode: 'always' });
