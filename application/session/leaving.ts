import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { EmailChangeUseCases } from '#application/email/emailChange.ts';
import type { ChangePasswordUseCases } from '#application/password/changePassword.ts';
import type { ResetPasswordUseCases } from '#application/password/resetPassword.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { SignInUseCases } from '#application/sign-in/signIn.ts';
import type { ConfirmSignUpUseCases } from '#application/sign-up/confirmSignUp.ts';
import type { VerificationUseCases } from '#application/two-factor/verifyTwoFactorCode.ts';
import { emailOf } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { afterStaying } from '#domain/navigation/pendingSignInStep.ts';
import {
  accessDeniedDestination,
  backDestination,
  redirectDestination,
} from '#domain/navigation/redirectDestination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { handedOver, signInAgain, withLeaving } from '#domain/session/endings.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { ContinueSessionUseCases } from './continueSession.ts';
import type { FlowSteps } from './steps.ts';

/** The ways out of a visit that nobody finishes. */
export type LeaveUseCases = {
  /** Returns the destination of "Go back" on a screen. */
  readonly goBack: (path: RoutePath) => Destination;
  /** Tells the site that requested the visit that nobody signed in. Null stays: no site requested it. */
  readonly returnToClient: () => TE.TaskEither<never, Destination | null>;
};

/** The person and the OAuth values are forgotten once the browser has left the page, by whichever way: until then it may leave again. */
export const makeLeaveUseCases = (
  { session, pageReturns }: Pick<Ports, 'session' | 'pageReturns'>,
  context: AppContext,
): LeaveUseCases => {
  pageReturns.onLeave(() => session.update(handedOver));
  return {
    goBack: (path) => backDestination(context)(session.get(), path),
    returnToClient: () =>
      TE.fromIO(() => {
        const destination = accessDeniedDestination(context.settings)(session.get());
        if (destination !== null) session.update(withLeaving({ _tag: 'Denied' }));
        return destination;
      }),
  };
};

/** The use cases that can complete a sign-in, after which the browser is told to leave. */
export type CompletingUseCases = Pick<SignInUseCases, 'signIn' | 'selectAccount'> &
  Pick<ContinueSessionUseCases, 'continueSession'> &
  Pick<ConfirmSignUpUseCases, 'finishSignUp'> &
  Pick<ResetPasswordUseCases, 'resetPassword'> &
  Pick<EmailChangeUseCases, 'confirmEmailChange'> &
  Pick<ChangePasswordUseCases, 'leavePasswordChange'> &
  VerificationUseCases;

type Answer<Fault> = TE.TaskEither<Fault | IdentityFault, Destination>;

type LeavePorts = Pick<Ports, 'session' | 'clock'>;
type Steps = Pick<FlowSteps, 'completeSignIn' | 'routeFlowFault'>;

/** Makes a press that leaves again where it can; `signIn` is what makes another sign-in of the same person. */
const makeAgain = (
  { session, clock }: LeavePorts,
  { settings }: Pick<AppContext, 'settings'>,
  { completeSignIn, routeFlowFault }: Steps,
) => {
  const toSignIn = async (): Promise<E.Either<never, Destination>> => {
    session.update(signInAgain);
    return E.right(toRoute('/signin'));
  };
  return <Fault>(press: Answer<Fault>, signIn: Answer<Fault> = toSignIn): Answer<Fault> =>
    async () => {
      const finished = session.get();
      switch (afterStaying(finished, clock.now())) {
        case 'Press':
          return press();
        case 'Leave':
          return E.right(redirectDestination(settings)(finished));
        case 'FetchTokens':
          return routeFlowFault(codeFlowFaultScreen('/signin/error'))(
            completeSignIn(finished.person.chosenProfileId),
          )();
        case 'SignInAgain':
          return signIn();
      }
    };
};

/**
 * Lets a browser that stayed leave again: a press then leads to the same address for a while, later to that of a new code, or to sign-in
 * with the email filled in. Its code or password is used up, so the press itself is not made twice.
 */
export const makeLeaveAgain = (
  ports: LeavePorts,
  context: Pick<AppContext, 'settings'>,
  steps: Steps,
): ((useCases: CompletingUseCases) => CompletingUseCases) => {
  const { session } = ports;
  const again = makeAgain(ports, context, steps);
  const repeatable =
    <Input extends ReadonlyArray<unknown>, Fault>(make: (...input: Input) => Answer<Fault>) =>
    (...input: Input): Answer<Fault> =>
      // Because: some use cases change the session before their first call.
      again(() => make(...input)());
  return ({ signIn, selectAccount, verifyTwoFactorCode, ...others }) => ({
    // Because: another email, or another account, is another sign-in.
    signIn: (typed) => {
      const press = (): ReturnType<ReturnType<typeof signIn>> => signIn(typed)();
      return emailOf(typed.email) === session.get().typed.email ? again(press, press) : press;
    },
    selectAccount: (profileId) =>
      (profileId === session.get().person.chosenProfileId ? repeatable(selectAccount) : selectAccount)(profileId),
    // Because: a code for a new number changes the number, and completes no sign-in yet.
    verifyTwoFactorCode: (typed) =>
      (session.get().twoFactor.changingNumber ? verifyTwoFactorCode : repeatable(verifyTwoFactorCode))(typed),
    continueSession: repeatable(others.continueSession),
    finishSignUp: repeatable(others.finishSignUp),
    resetPassword: repeatable(others.resetPassword),
    confirmEmailChange: repeatable(others.confirmEmailChange),
    leavePasswordChange: repeatable(others.leavePasswordChange),
    finishTwoFactor: repeatable(others.finishTwoFactor),
  });
};
