import * as TE from 'fp-ts/TaskEither';
import type { CodeSender, Resend } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';

/** Sends another code to a new account's address. */
export const makeResendSignUpCode =
  (
    { identity, session }: Pick<Ports, 'identity' | 'session'>,
    { talkContext, codes }: { readonly talkContext: () => TalkContext; readonly codes: CodeSender },
  ): Resend =>
  () => {
    const { email } = session.get();
    if (email === null) return TE.left({ _tag: 'Unexpected' });
    return codes.another('SignUp', identity.resendConfirmationCode(email, talkContext()));
  };
