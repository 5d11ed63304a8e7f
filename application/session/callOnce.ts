import * as E from 'fp-ts/Either';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import { isLost } from '#domain/identity/identityFault.ts';
import { isDoneAlready, saysUndone, withUnanswered } from '#domain/session/oneTimeCall.ts';

/**
 * Makes a call whose code or password the service takes once. Its name is in the session from the start, because a reload loses its answer
 * too. A refusal that fits an earlier call whose answer was lost runs `onDone`, which finds out whether that call took effect.
 */
export const makeCallOnce =
  ({ session }: Pick<Ports, 'session'>): FlowSteps['callOnce'] =>
  (name, call, onDone) =>
  async () => {
    const { unanswered: before } = session.get().progress;
    session.update(withUnanswered(name));
    const answer = await call();
    if (!E.isLeft(answer)) {
      session.update(withUnanswered(null));
      return answer;
    }
    if (before !== name || !isDoneAlready(answer.left)) {
      if (!isLost(answer.left)) session.update(withUnanswered(before));
      return answer;
    }
    const found = await onDone()();
    if (!E.isLeft(found)) {
      session.update(withUnanswered(null));
      return found;
    }
    if (!saysUndone(found.left, name)) return found;
    if (!isLost(found.left)) session.update(withUnanswered(null));
    return answer;
  };
