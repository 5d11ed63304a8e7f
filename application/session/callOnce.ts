import * as E from 'fp-ts/Either';
import type { Flow } from '#application/flow.ts';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import { isLost } from '#domain/identity/identityFault.ts';
import { isDoneAlready, saysUndone, withUnanswered } from '#domain/session/oneTimeCall.ts';
import type { OneTimeCall } from '#domain/session/session.ts';

type Calls<A> = { readonly call: IdentityCall<A>; readonly onDone: () => IdentityCall<A> };

/**
 * Makes a call whose code or password the service takes once. Its name is in the session from the start, because a reload loses its answer
 * too. A refusal that fits an earlier call whose answer was lost runs `onDone`, which finds out whether that call took effect.
 */
export const callOnce =
  <A>({ session }: Flow, name: OneTimeCall, { call, onDone }: Calls<A>): IdentityCall<A> =>
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
