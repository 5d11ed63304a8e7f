import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseCodeField } from '#domain/identity/parseCodeForm.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { withCode } from '#domain/session/withCodeFault.ts';

export type EnterResetCode = (typed: string) => TE.TaskEither<FormFault | IdentityFault, Destination>;

/** Keeps the code in memory for the new password, with which alone the service can try it. */
export const makeEnterResetCode =
  ({ session }: Pick<Ports, 'session'>): EnterResetCode =>
  (typed) =>
    pipe(
      TE.fromEither(parseCodeField(typed)),
      TE.map((code) => {
        session.update(withCode(code));
        return toRoute('/forgot-password/new-password');
      }),
    );
