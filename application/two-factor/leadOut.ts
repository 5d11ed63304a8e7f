import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { withEntryFault } from '#domain/session/changes.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';

/** Leads from a send that came to nothing to where the visit can go on; a fault that passes is said on the page. */
export type LeadOut = {
  readonly refused: () => Destination;
  readonly failed: (fault: IdentityFault) => TE.TaskEither<IdentityFault, Destination>;
};

/** Locked leads to its own screen, a session that is gone or an answer nobody understands to sign-in. */
export const makeLeadOut = ({ session }: Pick<Ports, 'session'>): LeadOut => {
  const toSignIn = (fault: IdentityFault): Destination => {
    session.update(withEntryFault(fault));
    return toRoute('/signin');
  };
  return {
    refused: () =>
      fitsTwoFactor('/2fa/locked', session.get().twoFactor) ? toRoute('/2fa/locked') : toSignIn({ _tag: 'Unexpected' }),
    failed: (fault) =>
      fault._tag === 'SignedOut' || fault._tag === 'Unexpected' ? TE.right(toSignIn(fault)) : TE.left(fault),
  };
};
