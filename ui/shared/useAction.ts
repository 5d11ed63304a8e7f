import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Destination } from '#domain/navigation/destination.ts';
import { useGo } from '#ui/router/useGo.ts';

/** The one seam between fp-ts and React: runs a use case, then goes where it says. Pending until it is there. */
export const useAction = <Input, Fault>(
  action: (input: Input) => TaskEither<Fault, Destination>,
): UseMutationResult<Destination, Fault, Input> =>
  useMutation<Destination, Fault, Input>({
    mutationFn: async (input) => {
      const outcome = await action(input)();
      // eslint-disable-next-line typescript/only-throw-error -- React Query hands on what is thrown as the fault
      if (E.isLeft(outcome)) throw outcome.left;
      return outcome.right;
    },
    onSuccess: useGo(),
    networkMode: 'always',
  });
