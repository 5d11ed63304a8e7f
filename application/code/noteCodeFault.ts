import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { codeFaultOf } from '#domain/session/codeFault.ts';
import { resendHeldUntil } from '#domain/session/resendDeadline.ts';
import { withCodeFault } from '#domain/session/withCodeFault.ts';

type Note = (fault: IdentityFault) => void;

/** Keeps what a fault says of the entered code, and the time it sets to the next one; any other fault is left alone. */
export const makeNoteCodeFault =
  ({ session, clock }: Pick<Ports, 'session' | 'clock'>): Note =>
  (fault) => {
    const codeFault = codeFaultOf(fault, clock.now());
    if (codeFault === null) return;
    session.update(withCodeFault(codeFault));
    if (codeFault._tag === 'tooManyException' && codeFault.until !== null) {
      session.update(resendHeldUntil(codeFault.until));
    }
  };
