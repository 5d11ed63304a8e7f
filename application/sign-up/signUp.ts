import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CodeSender } from '#application/code/sendCode.ts';
import type { PasswordRules } from '#application/password/passwordRules.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import type { Conclude } from '#application/session/conclude.ts';
import type { Credentials, TypedCredentials } from '#domain/identity/credentials.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseCredentials } from '#domain/identity/parseCredentials.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { withCredentials, withMarketingChoice, withAccountType } from '#domain/session/changes.ts';

export type TypedAccount = TypedCredentials & {
  readonly accountType: ChosenAccountType;
  readonly marketing: boolean;
  /** The version of the terms that stands on the page; null when none is known. */
  readonly termsVersion: string | null;
};

export type SignUp = (typed: TypedAccount) => TE.TaskEither<FormFault | IdentityFault, Destination>;

type Steps = {
  readonly talkContext: () => TalkContext;
  readonly rules: PasswordRules;
  readonly codes: CodeSender;
  readonly conclude: Conclude;
};

/** Opens an account, and goes on to the code the service has sent. */
export const makeSignUp = (
  { identity, session }: Pick<Ports, 'identity' | 'session'>,
  { talkContext, rules, codes, conclude }: Steps,
): SignUp => {
  const verification: Destination = toRoute('/signup/email-verification');
  const open = ({ accountType, termsVersion }: TypedAccount, credentials: Credentials): ReturnType<typeof send> => {
    const { email, codeFor } = session.get();
    // Because: whoever comes back to the form and sends it again has an account that only waits for its code.
    const wasOpened = codeFor === 'SignUp' && email === credentials.email;
    return pipe(
      send({ ...credentials, accountType, termsVersion }),
      TE.orElse((fault) => (fault._tag === 'UsernameTaken' && wasOpened ? TE.right(verification) : TE.left(fault))),
    );
  };
  const send = (account: Parameters<typeof identity.signUp>[0]): TE.TaskEither<IdentityFault, Destination> => {
    session.update(withCredentials(account));
    return pipe(
      identity.signUp(account, talkContext()),
      TE.map((sent) => {
        codes.wasSent('SignUp', sent);
        return verification;
      }),
    );
  };
  return (typed) => {
    session.update(withMarketingChoice(typed.marketing));
    session.update(withAccountType(typed.accountType));
    return pipe(
      TE.fromEither(parseCredentials(typed)),
      TE.flatMapEither(rules.check),
      TE.flatMap((credentials) => pipe(open(typed, credentials), conclude('/signup/error'))),
    );
  };
};
