import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { type IdentityFault, isLost } from '#domain/identity/identityFault.ts';
import { isDoneAlready, saysUndone, withUnanswered } from '#domain/session/oneTimeCall.ts';
import type { OneTimeCall } from '#domain/session/sessionStates.ts';

/**
 * Makes a one-time call. Where the answer of an earlier one was lost, and this one is refused as if that one had taken effect, `onDone`
 * follows instead. The refusal stays where `onDone` finds that it has not.
 */
export type CallOnce = <A>(
  name: OneTimeCall,
  call: TaskEither<IdentityFault, A>,
  onDone: () => TaskEither<IdentityFault, A>,
) => TaskEither<IdentityFault, A>;

/** Keeps the name of the call in the session from its start, because a reload loses its answer too. */
export const makeCallOnce =
  ({ session }: Pick<Ports, 'session'>): CallOnce =>
  (name, call, onDone) =>
  async () => {
    const { unanswered: before } = session.get().progress;
    session.update(withUnanswered(name));
    const answer = await call();
    const follows = E.isLeft(answer) && before === name && isDoneAlready(answer.left);
    const outcome = follows ? await onDone()() : answer;
    if (!E.isLeft(outcome)) {
      session.update(withUnanswered(null));
      return outcome;
    }
    if (follows && !saysUndone(outcome.left, name)) return outcome;
    if (!isLost(outcome.left)) session.update(withUnanswered(follows ? null : before));
    return answer;
  };
