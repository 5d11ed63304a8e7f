import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CodeSender, Resend } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseEmail } from '#domain/identity/parseEmail.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { withEmail } from '#domain/session/changes.ts';
import type { AskForCode } from './askForCode.ts';

export type AskForReset = (typed: string) => TE.TaskEither<FormFault | IdentityFault, Destination>;

/** Has a code sent to whoever forgot a password; what is shown next never tells whether the account exists. */
export const makeAskForReset =
  ({ session }: Pick<Ports, 'session'>, codes: CodeSender, askForCode: AskForCode): AskForReset =>
  (typed) =>
    pipe(
      TE.fromEither(parseEmail(typed)),
      TE.mapLeft((problem): FormFault | IdentityFault => ({
        _tag: 'Incomplete',
        fields: [{ field: 'email', problem }],
      })),
      TE.flatMap((email) => {
        session.update(withEmail(email));
        return codes.first('PasswordReset', askForCode(email));
      }),
      TE.map(() => toRoute('/forgot-password/email-verification')),
    );

/** Sends another code to whoever forgot a password. */
export const makeResendResetCode =
  ({ session }: Pick<Ports, 'session'>, codes: CodeSender, askForCode: AskForCode): Resend =>
  () => {
    const { email } = session.get();
    return email === null ? TE.left({ _tag: 'Unexpected' }) : codes.another('PasswordReset', askForCode(email));
  };
