import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Resend } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps, FormAnswer } from '#application/shared/flowSteps.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { emailOf } from '#domain/identity/parseEmail.ts';
import type { TypedCode } from '#domain/identity/parseCodeForm.ts';
import { backDestination } from '#domain/navigation/backDestination.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { withProfileEmail } from '#domain/session/changes.ts';
import { redirectedToClient } from '#domain/session/endings.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { requestPasswordCode, type ReplacePassword } from './replacePassword.ts';

/** The use cases of "Change password". */
export type ChangePasswordUseCases = {
  /** Sends a code to the profile's email, once for each change. Returns a destination, or null to stay on the page. */
  readonly openPasswordChange: () => TE.TaskEither<IdentityFault, Destination | null>;
  /** Sends another code to the profile's email. */
  readonly resendChangeCode: Resend;
  /** Replaces the password and returns to the page that started the change. */
  readonly changePassword: (typed: TypedCode) => FormAnswer;
};

/** Wires the use cases of "Change password". Without a session there is no password to change: the answer is sign-in. */
export const makeChangePasswordUseCases = (
  ports: Pick<Ports, 'identity' | 'session'>,
  context: AppContext,
  { steps, replacePassword }: { readonly steps: FlowSteps; readonly replacePassword: ReplacePassword },
): ChangePasswordUseCases => {
  const { identity, session } = ports;
  const { codes, resendByEmail, routeFlowFault } = steps;
  const requestCode = requestPasswordCode(ports, steps);
  const singleFlight = makeSingleFlight<IdentityFault, Destination | null>();
  const sendFirstCode = pipe(
    identity.profile,
    TE.flatMap((profile): TE.TaskEither<IdentityFault, void> => {
      const email = emailOf(profile.email ?? '');
      if (email === null) return TE.left({ _tag: 'Unexpected' });
      session.update(withProfileEmail(email));
      return codes.first('PasswordChange', requestCode(email));
    }),
    TE.map((): Destination | null => null),
    TE.orElse((fault) => (fault._tag === 'SignedOut' ? TE.right(toRoute('/signin')) : TE.left(fault))),
  );
  return {
    // Because: a reload of the page must not send a second code.
    openPasswordChange: () =>
      session.get().codeFor === 'PasswordChange' ? TE.right(null) : singleFlight('open', sendFirstCode),
    resendChangeCode: resendByEmail('PasswordChange', requestCode, { _tag: 'SignedOut' }),
    changePassword: (typed) =>
      pipe(
        replacePassword(typed, 'Password Changed'),
        TE.map((): Destination => {
          const destination = backDestination(context)(session.get(), '/change-password');
          session.update(redirectedToClient);
          return destination;
        }),
        // Because: the change has no error screen, so the form keeps what the person typed.
        routeFlowFault(codeFlowFaultScreen(null)),
      ),
  };
};
