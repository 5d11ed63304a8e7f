import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Conclude } from '#application/session/conclude.ts';
import type { LeadOn } from '#application/sign-in/leadOn.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';

/** Ends a flow as any other; an account that waits for another code first gets it sent, and is led to where it is asked for. */
export const makeConcludeCode =
  (conclude: Conclude, leadOn: LeadOn): Conclude =>
  (errorScreen) =>
  (answer) =>
    pipe(
      answer,
      TE.orElse((fault) => {
        const named: FormFault | IdentityFault = fault;
        const awaitsCode = named._tag === 'EmailUnconfirmed' || named._tag === 'EmailChangePending';
        return awaitsCode
          ? pipe(
              leadOn(named),
              TE.mapLeft(() => fault),
            )
          : TE.left(fault);
      }),
      conclude(errorScreen),
    );
