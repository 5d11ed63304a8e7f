import * as E from 'fp-ts/Either';
import { type Flow, makeSingleFlight } from '#application/flow.ts';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { codeFaultOf, withCode, withCodeAccepted, withCodeFault } from '#domain/session/codeState.ts';

/**
 * Verifies an entered code by one call, however often the form is sent, and calls `onAccepted` once. A code that the service has accepted
 * is not sent again, as long as the session holds it. Stores the code and its faults.
 */
export const makeEnterCode = <A>(flow: Flow, onAccepted: (answer: A) => void) => {
  const singleFlight = makeSingleFlight<IdentityFault, null>();
  const verify =
    (code: OneTimeCode, call: IdentityCall<A>): IdentityCall<null> =>
    async () => {
      const answer = await call();
      if (E.isLeft(answer)) {
        recordCodeFault(flow, answer.left);
        return answer;
      }
      flow.session.update(withCodeAccepted(code));
      onAccepted(answer.right);
      return E.right(null);
    };
  return (code: OneTimeCode, call: IdentityCall<A>): IdentityCall<null> =>
    async () => {
      const { typed, secrets } = flow.session.update(withCode(code));
      return secrets.isCodeAccepted ? E.right(null) : singleFlight(`${typed.email} ${code}`, verify(code, call))();
    };
};

/** Stores what a fault says of the entered code; ignores other faults. */
export const recordCodeFault = ({ session, clock }: Flow, fault: IdentityFault): void => {
  const codeFault = codeFaultOf(fault, clock.now());
  if (codeFault !== null) session.update(withCodeFault(codeFault));
};
