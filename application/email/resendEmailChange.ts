import type { CodeSender, Resend } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import * as TE from 'fp-ts/TaskEither';

/** Sends another code to the changed address of whoever's sign-in was refused for it. */
export const makeResendEmailChange =
  ({ identity, session }: Pick<Ports, 'identity' | 'session'>, codes: CodeSender): Resend =>
  () => {
    const { email } = session.get();
    return email === null
      ? TE.left({ _tag: 'Unexpected' })
      : codes.another('EmailChange', identity.resendEmailChange(email));
  };
