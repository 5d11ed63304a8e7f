import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { CodedCredentials } from '#application/ports/signUpTalk.ts';
import type { Grant, TalkContext } from '#application/ports/talkContext.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseCodeAndPassword, type TypedCode } from '#domain/identity/parseCodeForm.ts';
import { withCredentials, withGrant } from '#domain/session/changes.ts';
import type { PasswordRules } from './passwordRules.ts';

/** Puts a new password in force by its code, and keeps what the service grants for it. */
export type ReplacePassword = (typed: TypedCode) => TE.TaskEither<FormFault | IdentityFault, void>;

type Steps = { readonly talkContext: () => TalkContext; readonly rules: PasswordRules };

/** A password that breaks a rule costs no code. */
export const makeReplacePassword = (
  { identity, session, clock }: Pick<Ports, 'identity' | 'session' | 'clock'>,
  { talkContext, rules }: Steps,
): ReplacePassword => {
  const enter = makeEnterCode<Grant>({ session, clock });
  const replace = (coded: CodedCredentials): TE.TaskEither<IdentityFault, void> =>
    pipe(
      enter(coded.code, identity.confirmForgotPassword(coded, talkContext())),
      TE.map((grant) => {
        session.update(withCredentials(coded));
        session.update(withGrant(grant));
      }),
    );
  return (typed) => {
    const { email, code } = session.get();
    if (email === null) return TE.left({ _tag: 'SignedOut' });
    return pipe(
      TE.fromEither<FormFault | IdentityFault, Omit<CodedCredentials, 'email'>>(
        parseCodeAndPassword(typed, { code, password: null }),
      ),
      TE.flatMapEither((coded) => rules.check({ ...coded, email })),
      TE.flatMap(replace),
    );
  };
};
