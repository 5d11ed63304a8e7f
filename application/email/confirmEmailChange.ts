import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { tellGranted } from '#application/analytics/tellGranted.ts';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { Grant, TalkContext } from '#application/ports/talkContext.ts';
import type { Conclude } from '#application/session/conclude.ts';
import type { Proceed } from '#application/session/proceed.ts';
import { audienceOf } from '#domain/analytics/audience.ts';
import type { OneTimeCode } from '#domain/identity/credentials.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseCodeField } from '#domain/identity/parseCodeForm.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { withGrant } from '#domain/session/changes.ts';

export type ConfirmEmailChange = (typed: string) => TE.TaskEither<FormFault | IdentityFault, Destination>;

type Steps = { readonly talkContext: () => TalkContext; readonly proceed: Proceed; readonly conclude: Conclude };

/** Confirms a changed address by its code, then goes on with the sign-in that was refused for it. */
export const makeConfirmEmailChange = (
  { identity, session, clock, happenings }: Pick<Ports, 'identity' | 'session' | 'clock' | 'happenings'>,
  { talkContext, proceed, conclude }: Steps,
): ConfirmEmailChange => {
  const enter = makeEnterCode<Grant | null>({ session, clock });
  const tell = tellGranted({ session, happenings }, ({ accountType }) => ({
    name: 'Signed In',
    accountType: audienceOf(accountType),
  }));
  const goOn = (grant: Grant | null): ReturnType<Proceed> => {
    if (grant !== null) session.update(withGrant(grant));
    return proceed(null);
  };
  const confirm = (code: OneTimeCode): TE.TaskEither<FormFault | IdentityFault, Destination> =>
    pipe(
      enter(code, tell(identity.confirmEmailChange(code, talkContext()))),
      TE.flatMap(goOn),
      conclude('/signin/error'),
    );
  return (typed) => pipe(TE.fromEither(parseCodeField(typed)), TE.flatMap(confirm));
};
