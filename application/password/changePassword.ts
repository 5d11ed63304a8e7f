import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeJoin } from '#application/code/join.ts';
import type { CodeSender, Resend } from '#application/code/sendCode.ts';
import type { GoBack } from '#application/navigation/goBack.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { Conclude } from '#application/session/conclude.ts';
import type { Email } from '#domain/identity/credentials.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { emailOf } from '#domain/identity/parseEmail.ts';
import type { TypedCode } from '#domain/identity/parseCodeForm.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { handedOver, withEmail } from '#domain/session/changes.ts';
import type { AskForCode } from './askForCode.ts';
import type { ReplacePassword } from './replacePassword.ts';

/** Has a code sent to the profile's email, once for each change; answers where to go, or null to stay. */
export type OpenPasswordChange = () => TE.TaskEither<IdentityFault, Destination | null>;
export type ChangePassword = (typed: TypedCode) => TE.TaskEither<FormFault | IdentityFault, Destination>;

type Steps = { readonly codes: CodeSender; readonly askForCode: AskForCode };
type Ending = { readonly replacePassword: ReplacePassword; readonly goBack: GoBack; readonly conclude: Conclude };

/** Whoever is not signed in has no password to change here. A page that is loaded again asks for no second code. */
export const makeOpenPasswordChange = (
  { identity, session }: Pick<Ports, 'identity' | 'session'>,
  { codes, askForCode }: Steps,
): OpenPasswordChange => {
  const join = makeJoin<IdentityFault, Destination | null>();
  const begin = (email: Email): TE.TaskEither<IdentityFault, Destination | null> => {
    session.update(withEmail(email));
    return pipe(
      codes.first('PasswordChange', askForCode(email)),
      TE.map(() => null),
    );
  };
  const open = pipe(
    identity.profile,
    TE.flatMap((profile) => {
      const email = emailOf(profile.email ?? '');
      return email === null ? TE.left<IdentityFault, Destination | null>({ _tag: 'Unexpected' }) : begin(email);
    }),
    TE.orElse((fault) => (fault._tag === 'SignedOut' ? TE.right(toRoute('/signin')) : TE.left(fault))),
  );
  return () => (session.get().codeFor === 'PasswordChange' ? TE.right(null) : join('open', open));
};

/** Sends another code to the profile's email. */
export const makeResendChangeCode =
  ({ session }: Pick<Ports, 'session'>, { codes, askForCode }: Steps): Resend =>
  () => {
    const { email } = session.get();
    return email === null ? TE.left({ _tag: 'SignedOut' }) : codes.another('PasswordChange', askForCode(email));
  };

/** Puts the new password in force, and returns to where the change was begun. */
export const makeChangePassword =
  ({ session }: Pick<Ports, 'session'>, { replacePassword, goBack, conclude }: Ending): ChangePassword =>
  (typed) =>
    pipe(
      replacePassword(typed, 'Password Changed'),
      TE.map((): Destination => {
        const destination = goBack('/change-password');
        session.update(handedOver);
        return destination;
      }),
      // Because: the change has no error screen of its own, and what was typed is best kept where it is.
      conclude(null),
    );
