import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Resend } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { NextSignInStep } from '#application/session/nextSignInStep.ts';
import type { FlowSteps } from '#application/session/steps.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import { type Email, emailOf } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { FormFault, TypedCode } from '#domain/identity/oneTimeCode.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen, flowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { toExternalUrl } from '#domain/redirect/redirect.ts';
import { transferSite } from '#domain/redirect/sites.ts';
import { withPasswordChange, withProfileAccountType, withProfileEmail } from '#domain/session/changes.ts';
import { withoutCodes } from '#domain/session/codes.ts';
import { withoutPerson } from '#domain/session/endings.ts';
import { requireTwoFactorForPasswordChange } from '#domain/session/requireTwoFactor.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { type ReplacePassword, requestPasswordCode } from './replacePassword.ts';

/** The use cases of "Change password". */
export type ChangePasswordUseCases = {
  /** Sends a code to the profile's email, once for each change. Returns a destination, or null to stay on the page. */
  readonly openPasswordChange: () => TE.TaskEither<IdentityFault, Destination | null>;
  /** Sends another code to the profile's email. */
  readonly resendChangeCode: Resend;
  /** Replaces the password. Returns null to stay on the page, which says so, or the destination after a fault. */
  readonly changePassword: (typed: TypedCode) => TE.TaskEither<FormFault | IdentityFault, Destination | null>;
  /** Returns the page before the change, else the transfer site. A sign-in that the change needed is completed as every sign-in. */
  readonly leavePasswordChange: () => TE.TaskEither<IdentityFault, Destination>;
};

type ChangeSteps = {
  readonly steps: FlowSteps;
  readonly replacePassword: ReplacePassword;
  readonly nextSignInStep: NextSignInStep;
};

/** Leads a person without a session to sign-in, which returns to the change. Other faults stay faults. */
const signInFirst =
  ({ session }: Pick<Ports, 'session'>) =>
  <Fault extends FormFault | IdentityFault>(fault: Fault): TE.TaskEither<Fault, Destination> => {
    if (fault._tag !== 'SignedOut') return TE.left(fault);
    session.update(withPasswordChange('NeedsSignIn'));
    return TE.right(toRoute('/signin'));
  };

const makeSendFirstCode = (
  { identity, session }: Pick<Ports, 'identity' | 'session'>,
  sendTo: (email: Email) => TE.TaskEither<IdentityFault, void>,
): TE.TaskEither<IdentityFault, Destination | null> =>
  pipe(
    identity.profile,
    TE.flatMap((profile): TE.TaskEither<IdentityFault, void> => {
      const email = emailOf(profile.email ?? '');
      if (email === null) return TE.left({ _tag: 'Unexpected' });
      session.update(withProfileEmail(email));
      session.update(withProfileAccountType(profile.accountType));
      return sendTo(email);
    }),
    TE.map(() => null),
    TE.orElseW(signInFirst({ session })),
  );

const makeLeavePasswordChange =
  ({ session }: Pick<Ports, 'session'>, { settings }: AppContext, { steps, nextSignInStep }: ChangeSteps) =>
  (): TE.TaskEither<IdentityFault, Destination> => {
    if (session.get().progress.passwordChange !== 'AfterSignIn') {
      const site = transferSite(settings);
      return TE.right({ _tag: 'Back', fallback: site === null ? null : toExternalUrl(site) });
    }
    // Because: the new password ended the session in which an account may have been chosen.
    return pipe(
      steps.completeSignIn(null),
      // Because: a person who cancels stays on the page.
      TE.orElse((fault) => (fault._tag === 'Cancelled' ? TE.left(fault) : TE.fromTask(nextSignInStep))),
    );
  };

/** Wires the use cases of "Change password". Without a session the person signs in first, and returns to the change. */
export const makeChangePasswordUseCases = (
  ports: Pick<Ports, 'identity' | 'session' | 'analyticsEvents'>,
  context: AppContext,
  changeSteps: ChangeSteps,
): ChangePasswordUseCases => {
  const { session } = ports;
  const { steps, replacePassword } = changeSteps;
  const { codes, resendByEmail, routeFlowFault, routeMissingFactor } = steps;
  const requestCode = requestPasswordCode(ports, steps);
  const singleFlight = makeSingleFlight<IdentityFault, Destination | null>();
  const sendFirstCode = pipe(
    makeSendFirstCode(ports, (email) => codes.send('PasswordChange', requestCode(email))),
    routeMissingFactor(requireTwoFactorForPasswordChange),
    // Because: these screens send nothing. Any other refusal is said on the page.
    TE.orElseW((fault) => routeFlowFault(flowFaultScreen(null))(TE.left(fault))),
  );
  return {
    // Because: a reload of the page must not send a second code.
    openPasswordChange: () =>
      session.get().codes.purpose === 'PasswordChange' ? TE.right(null) : singleFlight('open', sendFirstCode),
    resendChangeCode: resendByEmail('PasswordChange', requestCode, { _tag: 'SignedOut' }),
    changePassword: (typed) =>
      pipe(
        replacePassword(typed, 'Password Changed'),
        TE.map(() => {
          // Because: a sign-in for the change is not finished until the person leaves.
          session.update(session.get().progress.passwordChange === 'AfterSignIn' ? withoutCodes : withoutPerson);
          return null;
        }),
        TE.orElseW(signInFirst(ports)),
        // Because: the change has no error screen, so the form keeps what the person typed.
        TE.orElseW((fault) => routeFlowFault(codeFlowFaultScreen(null))(TE.left(fault))),
      ),
    leavePasswordChange: makeLeavePasswordChange(ports, context, changeSteps),
  };
};
