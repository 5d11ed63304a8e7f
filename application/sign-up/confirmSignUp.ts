import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { tellGranted } from '#application/analytics/tellGranted.ts';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { CodedCredentials } from '#application/ports/signUpTalk.ts';
import type { Grant, TalkContext } from '#application/ports/talkContext.ts';
import type { Conclude } from '#application/session/conclude.ts';
import { audienceOf } from '#domain/analytics/audience.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseCodeAndPassword, type TypedCode } from '#domain/identity/parseCodeForm.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { withCredentials, withGrant, withoutPassword } from '#domain/session/changes.ts';

export type ConfirmSignUp = (typed: TypedCode) => TE.TaskEither<FormFault | IdentityFault, Destination>;

type Steps = { readonly talkContext: () => TalkContext; readonly conclude: Conclude };

/** Confirms a new account by its code and password. A password that is not right is forgotten, so that it is asked for. */
export const makeConfirmSignUp = (
  { identity, session, clock, happenings }: Pick<Ports, 'identity' | 'session' | 'clock' | 'happenings'>,
  { talkContext, conclude }: Steps,
): ConfirmSignUp => {
  const enter = makeEnterCode<Grant>({ session, clock });
  const tell = tellGranted({ session, happenings }, ({ accountType }) => ({
    name: 'Signed Up',
    accountType: audienceOf(accountType),
  }));
  const confirm = (coded: CodedCredentials): TE.TaskEither<FormFault | IdentityFault, Destination> => {
    session.update(withCredentials(coded));
    return pipe(
      enter(coded.code, tell(identity.confirmSignUp(coded, talkContext()))),
      TE.bimap(
        (fault) => {
          if (fault._tag === 'WrongCredentials') session.update(withoutPassword);
          return fault;
        },
        (grant) => {
          session.update(withGrant(grant));
          return toRoute('/signup/creating');
        },
      ),
      conclude('/signup/error'),
    );
  };
  return (typed) => {
    const { email, password } = session.get();
    if (email === null) return TE.right(toRoute('/signup'));
    return pipe(
      TE.fromEither(parseCodeAndPassword(typed, { code: null, password })),
      TE.flatMap((coded) => confirm({ ...coded, email })),
    );
  };
};
