import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CodeSender } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { signInFaultScreen } from '#domain/navigation/faultScreen.ts';

/** Leads from a fault of signing in to its own screen; a fault that is said on the form stays a fault. */
export type LeadOn = (fault: IdentityFault) => TE.TaskEither<IdentityFault, Destination>;

type Steps = { readonly talkContext: () => TalkContext; readonly codes: CodeSender };

/** The two screens that promise a code has been sent are gone to once it has been asked for. */
export const makeLeadOn = (
  { identity, session }: Pick<Ports, 'identity' | 'session'>,
  { talkContext, codes }: Steps,
): LeadOn => {
  const send = (tag: IdentityFault['_tag']): TE.TaskEither<IdentityFault, void> => {
    const { email } = session.get();
    if (email === null) return TE.right(undefined);
    if (tag === 'EmailUnconfirmed') return codes.first('SignUp', identity.resendConfirmationCode(email, talkContext()));
    return tag === 'EmailChangePending'
      ? codes.first('EmailChange', identity.resendEmailChange(email))
      : TE.right(undefined);
  };
  return (fault) => {
    const screen = signInFaultScreen(fault);
    if (screen === null) return TE.left(fault);
    return pipe(
      send(fault._tag),
      // Because: the sender has logged a failure, and the screen says that no code was sent.
      TE.getOrElse(() => T.of<void>(undefined)),
      T.map(() => E.right(toRoute(screen))),
    );
  };
};
