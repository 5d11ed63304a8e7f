import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { signInFaultScreen } from '#domain/navigation/faultScreen.ts';

/** Leads from a fault of signing in to its own screen; a fault that is said on the form stays a fault. */
export type LeadOn = (fault: IdentityFault) => TE.TaskEither<IdentityFault, Destination>;

type Sends = {
  /** Asks for a new code to confirm a sign-up; logs what goes wrong. */
  readonly resendConfirmation: T.Task<void>;
  /** Asks for a new code to confirm a changed email; logs what goes wrong. */
  readonly resendEmailChange: T.Task<void>;
};

/** The two screens that promise a code has been sent are gone to once it has been asked for. */
export const makeLeadOn =
  ({ resendConfirmation, resendEmailChange }: Sends): LeadOn =>
  (fault) => {
    const screen = signInFaultScreen(fault);
    if (screen === null) return TE.left(fault);
    const send =
      screen === '/signup/email-verification'
        ? resendConfirmation
        : screen === '/signin/email-verification'
          ? resendEmailChange
          : T.of(undefined);
    return TE.fromTask(
      pipe(
        send,
        T.map(() => toRoute(screen)),
      ),
    );
  };
