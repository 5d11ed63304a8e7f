import * as E from 'fp-ts/Either';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeMemoizeSuccess } from '#application/shared/singleFlight.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { codeFaultOf } from '#domain/session/codeFault.ts';
import { withCode, withCodeFault } from '#domain/session/codeState.ts';
import { withCooldown } from '#domain/session/cooldown.ts';

/** Verifies an entered code by one call, however often the form is sent: an accepted code is not sent again. Stores the code and its faults. */
export const makeEnterCode = <A>(ports: Pick<Ports, 'session' | 'clock'>) => {
  const memoize = makeMemoizeSuccess<IdentityFault, A>();
  return (code: OneTimeCode, call: IdentityCall<A>): IdentityCall<A> =>
    async () => {
      const { typed, codes } = ports.session.update(withCode(code));
      const answer = await memoize(`${typed.email} ${codes.resendAt} ${code}`, call)();
      if (E.isLeft(answer)) recordCodeFault(ports, answer.left);
      return answer;
    };
};

/** Stores what a fault says of the entered code, and the cooldown that it sets; ignores other faults. */
export const recordCodeFault = ({ session, clock }: Pick<Ports, 'session' | 'clock'>, fault: IdentityFault): void => {
  const codeFault = codeFaultOf(fault, clock.now());
  if (codeFault === null) return;
  session.update(withCodeFault(codeFault));
  if (codeFault._tag === 'tooManyException' && codeFault.until !== null) {
    session.update(withCooldown(codeFault.until));
  }
};
