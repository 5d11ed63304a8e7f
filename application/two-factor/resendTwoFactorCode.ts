import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Resend, Resent } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { twoFactorInDoubt } from '#domain/two-factor/codeChanges.ts';
import type { TwoFactorSender } from './twoFactorSender.ts';

/** Sends another code. A session that is gone leaves the standing in doubt, so that the next look at it leads to sign-in. */
export const makeResendTwoFactorCode =
  ({ session }: Pick<Ports, 'session'>, sender: TwoFactorSender): Resend =>
  () =>
    pipe(
      sender.another(),
      TE.flatMap((outcome): TE.TaskEither<IdentityFault, Resent> =>
        outcome === 'Refused' ? TE.left({ _tag: 'Unexpected' }) : TE.right(outcome),
      ),
      TE.mapLeft((fault) => {
        if (fault._tag === 'SignedOut') session.update(inTwoFactor(twoFactorInDoubt));
        return fault;
      }),
    );
