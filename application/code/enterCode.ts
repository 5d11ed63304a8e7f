import * as E from 'fp-ts/Either';
import type { Flow } from '#application/flow.ts';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { codeFaultOf } from '#domain/session/codeFault.ts';
import { answeredSince, withCode, withCodeFault } from '#domain/session/codeState.ts';
import { withCooldown } from '#domain/session/cooldown.ts';
import type { Session } from '#domain/session/session.ts';

/**
 * Verifies an entered code by one call, however often the form is sent: an accepted code is not sent again, as long as the session holds
 * it. Stores the code and its faults.
 */
export const makeEnterCode = <A>(flow: Flow) => {
  const { session } = flow;
  const singleFlight = makeSingleFlight<IdentityFault, A>();
  let accepted: { readonly key: string; readonly answer: E.Either<IdentityFault, A> } | null = null;
  return (code: OneTimeCode, call: IdentityCall<A>): IdentityCall<A> =>
    async () => {
      // Because: a session that has forgotten its person, or was sent another code, holds none. The page may outlive that.
      const isHeld = session.get().secrets.code === code;
      const key = `${session.update(withCode(code)).typed.email} ${code}`;
      if (isHeld && accepted?.key === key) return accepted.answer;
      const answer = await singleFlight(key, call)();
      if (E.isLeft(answer)) recordCodeFault(flow, answer.left);
      accepted = E.isLeft(answer) ? null : { key, answer };
      return answer;
    };
};

/** Stores what a fault says of the code that was entered before its request, and the cooldown that it sets; ignores other faults. */
export const recordCodeFault = (
  { session, clock }: Flow,
  fault: IdentityFault,
  before: Session = session.get(),
): void => {
  const codeFault = codeFaultOf(fault, clock.now());
  if (codeFault === null) return;
  session.update(answeredSince(before, withCodeFault(codeFault)));
  if (codeFault._tag === 'tooManyException' && codeFault.until !== null) {
    session.update(withCooldown(codeFault.until));
  }
};
