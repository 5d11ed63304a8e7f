import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { Conclude } from '#application/session/conclude.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { inTwoFactor, withoutPassword } from '#domain/session/changes.ts';
import { verificationFailed } from '#domain/two-factor/codeChanges.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';
import type { AskTwoFactor } from './askTwoFactor.ts';
import type { LeadOut } from './leadOut.ts';

/** Where a code that was not taken leads: a screen of its own, or back to the form with the fault. */
export type VerificationRefused = (fault: IdentityFault) => TE.TaskEither<IdentityFault, Destination>;

type Steps = {
  readonly ask: AskTwoFactor;
  readonly leadOut: LeadOut;
  readonly conclude: ReturnType<Conclude>;
};

/** Counts a wrong code, forgets a wrong password, and tells too many tries from a second factor that is locked. */
export const makeVerificationRefused = (
  { session }: Pick<Ports, 'session'>,
  { ask, leadOut, conclude }: Steps,
): VerificationRefused => {
  // Because: too many tries ask for a new code, unless two-factor itself is locked, which only the status tells.
  const orLocked = (fault: IdentityFault): TE.TaskEither<IdentityFault, Destination> =>
    pipe(
      ask({ _tag: 'StatusOnly' }),
      TE.flatMap(() =>
        fitsTwoFactor('/2fa/locked', session.get().twoFactor)
          ? TE.right<IdentityFault, Destination>(toRoute('/2fa/locked'))
          : TE.left(fault),
      ),
      TE.mapLeft(() => fault),
    );
  return (fault) => {
    if (fault._tag === 'CodeMismatch') session.update(inTwoFactor(verificationFailed));
    if (fault._tag === 'WrongCredentials') session.update(withoutPassword);
    return fault._tag === 'TooManyAttempts' ? orLocked(fault) : conclude(leadOut.failed(fault));
  };
};
