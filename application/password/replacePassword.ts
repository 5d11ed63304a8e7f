import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { tellGranted } from '#application/analytics/tellGranted.ts';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { CodedCredentials } from '#application/ports/signUpTalk.ts';
import type { Grant, TalkContext } from '#application/ports/talkContext.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseCodeAndPassword, type TypedCode } from '#domain/identity/parseCodeForm.ts';
import { withCredentials, withGrant } from '#domain/session/changes.ts';
import type { PasswordRules } from './passwordRules.ts';

/** Puts a new password in force by its code, keeps what the service grants for it, and tells what it was done for. */
export type ReplacePassword = (typed: TypedCode, occasion: Occasion) => TE.TaskEither<FormFault | IdentityFault, void>;

type Steps = { readonly talkContext: () => TalkContext; readonly rules: PasswordRules };

type Occasion = 'Password Reset' | 'Password Changed';

/** A password that breaks a rule costs no code. */
export const makeReplacePassword = (
  { identity, session, clock, happenings }: Pick<Ports, 'identity' | 'session' | 'clock' | 'happenings'>,
  { talkContext, rules }: Steps,
): ReplacePassword => {
  const enter = makeEnterCode<Grant>({ session, clock });
  const replace =
    (occasion: Occasion) =>
    (coded: CodedCredentials): TE.TaskEither<IdentityFault, void> =>
      pipe(
        identity.confirmForgotPassword(coded, talkContext()),
        tellGranted({ session, happenings }, () => ({ name: occasion })),
        (call) => enter(coded.code, call),
        TE.bimap(
          (fault) => {
            // Because: the password is in force then, and signing in with the second factor needs it.
            if (fault._tag === 'TwoFactorIncomplete') session.update(withCredentials(coded));
            return fault;
          },
          (grant) => {
            session.update(withCredentials(coded));
            session.update(withGrant(grant));
          },
        ),
      );
  return (typed, occasion) => {
    const { email, code } = session.get();
    if (email === null) return TE.left({ _tag: 'SignedOut' });
    return pipe(
      TE.fromEither<FormFault | IdentityFault, Omit<CodedCredentials, 'email'>>(
        parseCodeAndPassword(typed, { code, password: null }),
      ),
      TE.flatMapEither((coded) => rules.check({ ...coded, email })),
      TE.flatMap(replace(occasion)),
    );
  };
};
