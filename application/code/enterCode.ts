import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { OneTimeCode } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withCode } from '#domain/session/withCodeFault.ts';
import { makeOnce } from './join.ts';
import { makeNoteCodeFault } from './noteCodeFault.ts';

/** Tries a code that was entered. A code that was accepted is not tried again: its answer still stands. */
export type EnterCode<A> = (
  code: OneTimeCode,
  call: TE.TaskEither<IdentityFault, A>,
) => TE.TaskEither<IdentityFault, A>;

/** Keeps the code and what the service says of it, and makes one call however often the form is sent. */
export const makeEnterCode = <A>({ session, clock }: Pick<Ports, 'session' | 'clock'>): EnterCode<A> => {
  const once = makeOnce<IdentityFault, A>();
  const note = makeNoteCodeFault({ session, clock });
  return (code, call) => {
    const { email, resendAt } = session.update(withCode(code));
    return pipe(
      once(`${email} ${resendAt} ${code}`, call),
      TE.mapLeft((fault) => {
        note(fault);
        return fault;
      }),
    );
  };
};
