import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { makeMemoizeSuccess } from '#application/shared/singleFlight.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { codeFaultOf } from '#domain/session/codeFault.ts';
import { withCode, withCodeFault } from '#domain/session/codes.ts';
import { withCooldown } from '#domain/session/cooldown.ts';

/** Stores what a fault says of the entered code in the session, and the cooldown that it sets; ignores other faults. */
export const recordCodeFault = ({ session, clock }: Pick<Ports, 'session' | 'clock'>, fault: IdentityFault): void => {
  const codeFault = codeFaultOf(fault, clock.now());
  if (codeFault === null) return;
  session.update(withCodeFault(codeFault));
  if (codeFault._tag === 'tooManyException' && codeFault.until !== null) {
    session.update(withCooldown(codeFault.until));
  }
};

/** Verifies an entered code with a call. An accepted code is not sent again: its answer is returned again. */
type EnterCode<A> = (code: OneTimeCode, call: TaskEither<IdentityFault, A>) => TaskEither<IdentityFault, A>;

/** Stores the code and its faults in the session, and makes one call even if the form is sent twice. */
export const makeEnterCode = <A>(ports: Pick<Ports, 'session' | 'clock'>): EnterCode<A> => {
  const memoize = makeMemoizeSuccess<IdentityFault, A>();
  return (code, call) => async () => {
    const { typed, codes } = ports.session.update(withCode(code));
    const answer = await memoize(`${typed.email} ${codes.resendAt} ${code}`, call)();
    if (E.isLeft(answer)) recordCodeFault(ports, answer.left);
    return answer;
  };
};
