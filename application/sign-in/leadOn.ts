import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { signInFaultScreen } from '#domain/navigation/faultScreen.ts';

/** Leads from a fault of signing in to its own screen; a fault that is said on the form stays a fault. */
export type LeadOn = (fault: IdentityFault) => TE.TaskEither<IdentityFault, Destination>;

/** The two screens that promise a code has been sent are gone to once it has been asked for. */
export const makeLeadOn = (
  { identity, session, log }: Pick<Ports, 'identity' | 'session' | 'log'>,
  talkContext: () => TalkContext,
): LeadOn => {
  const send = (tag: IdentityFault['_tag']): TE.TaskEither<IdentityFault, void> => {
    const { email } = session.get();
    if (email === null) return TE.right(undefined);
    if (tag === 'EmailUnconfirmed') return identity.resendConfirmationCode(email, talkContext());
    return tag === 'EmailChangePending' ? identity.resendEmailChange(email) : TE.right(undefined);
  };
  return (fault) => {
    const screen = signInFaultScreen(fault);
    if (screen === null) return TE.left(fault);
    return pipe(
      send(fault._tag),
      TE.getOrElse(({ _tag }) => T.fromIO(() => log.error(`Resend of a code failed: ${_tag}`))),
      T.map(() => E.right(toRoute(screen))),
    );
  };
};
