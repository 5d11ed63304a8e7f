import type { TaskEither } from 'fp-ts/TaskEither';
import type { CodeSender, ResendByEmail } from '#application/code/sendCode.ts';
import type { PasswordRules } from '#application/password/passwordRules.ts';
import type { RequestContext } from '#application/ports/identityCalls.ts';
import type { RouteMissingFactor } from '#application/two-factor/twoFactorFaults.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { FormFault } from '#domain/identity/oneTimeCode.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { CompleteSignIn } from './completeSignIn.ts';
import type { LeaveAgain } from './leaving.ts';
import type { CallOnce } from './oneTimeCall.ts';
import type { RouteFlowFault } from './routeFlowFault.ts';
import type { StoreGrant } from './storeGrant.ts';

/** What a use case of a form returns: the next destination, or a fault that the form shows. */
export type FormAnswer = TaskEither<FormFault | IdentityFault, Destination>;

/** The steps that the use cases of several flows share. */
export type FlowSteps = {
  readonly requestContext: () => RequestContext;
  readonly callOnce: CallOnce;
  readonly codes: CodeSender;
  readonly resendByEmail: ResendByEmail;
  readonly passwordRules: PasswordRules;
  readonly storeGrant: StoreGrant;
  readonly completeSignIn: CompleteSignIn;
  readonly leaveAgain: LeaveAgain;
  readonly routeFlowFault: RouteFlowFault;
  readonly routeMissingFactor: RouteMissingFactor;
};
