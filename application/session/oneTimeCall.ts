import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import {
  isDoneAlready,
  saysUndone,
  unansweredAfter,
  withUnanswered,
  type OneTimeCall,
} from '#domain/session/oneTimeCall.ts';

/**
 * Makes a one-time call. Where the answer of an earlier one was lost, and this one is refused as if that one had taken effect, `onDone`
 * follows instead. The refusal stays where `onDone` finds that it has not.
 */
export type CallOnce = <A, Fault extends FormFault | IdentityFault = IdentityFault>(
  name: OneTimeCall,
  call: TaskEither<IdentityFault, A>,
  onDone: () => TaskEither<Fault, A>,
) => TaskEither<IdentityFault | Fault, A>;

/** Keeps the name of the call in the session from its start, because a reload loses its answer too. */
export const makeCallOnce =
  ({ session }: Pick<Ports, 'session'>): CallOnce =>
  (name, call, onDone) =>
  async () => {
    const { unanswered: before } = session.get();
    session.update(withUnanswered(name));
    const answer = await call();
    if (E.isRight(answer) || !isDoneAlready(answer.left, name, before)) {
      session.update(withUnanswered(E.isRight(answer) ? null : unansweredAfter(answer.left, name, before)));
      return answer;
    }
    const followed = await onDone()();
    const isUndone = E.isLeft(followed) && saysUndone(followed.left, name);
    if (E.isRight(followed) || isUndone) session.update(withUnanswered(null));
    return isUndone ? answer : followed;
  };
