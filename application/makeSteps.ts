import type { Task } from 'fp-ts/Task';
import { makeCodeSender, makeResendByEmail } from '#application/code/sendCode.ts';
import { makePasswordRules } from '#application/password/passwordRules.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeAskIdentityProvider } from '#application/session/askIdentityProvider.ts';
import { makeCompleteSignIn } from '#application/session/completeSignIn.ts';
import { type FetchTokens, makeFetchTokens, makeReadTokens } from '#application/session/fetchTokens.ts';
import { makeLeaveAgain } from '#application/session/leaving.ts';
import { makeNextSignInStep, type NextSignInStep } from '#application/session/nextSignInStep.ts';
import { makeCallOnce } from '#application/session/oneTimeCall.ts';
import { makeRequestContext } from '#application/session/requestContext.ts';
import { makeRouteFlowFault } from '#application/session/routeFlowFault.ts';
import { makeSignOut } from '#application/session/signOut.ts';
import type { FlowSteps } from '#application/session/steps.ts';
import { makeStoreGrant } from '#application/session/storeGrant.ts';
import { makeTwoFactor, type TwoFactorParts } from '#application/two-factor/twoFactor.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** The steps that the use cases share, and those that few of them need. */
export type Steps = FlowSteps &
  TwoFactorParts & {
    readonly fetchTokens: FetchTokens;
    readonly nextSignInStep: NextSignInStep;
    readonly askIdentityProvider: Task<void>;
    readonly signOut: Task<void>;
  };

/** Wires each step over those before it. */
export const makeSteps = (ports: Ports, context: AppContext): Steps => {
  const requestContext = makeRequestContext(ports, context);
  const codes = makeCodeSender(ports);
  const readTokens = makeReadTokens(ports, context);
  const fetchTokens = makeFetchTokens(ports, { readTokens });
  const twoFactor = makeTwoFactor(ports, { requestContext, codes, fetchTokens });
  const { entry, routeMissingFactor } = twoFactor;
  const nextSignInStep = makeNextSignInStep(ports, context, entry);
  const completeSignIn = makeCompleteSignIn(ports, { fetchTokens, nextSignInStep });
  const routeFlowFault = makeRouteFlowFault(ports, { requestContext, codes, routeMissingFactor });
  const shared: FlowSteps = {
    requestContext,
    callOnce: makeCallOnce(ports),
    codes,
    resendByEmail: makeResendByEmail(ports, { codes, routeMissingFactor }),
    passwordRules: makePasswordRules(ports),
    storeGrant: makeStoreGrant(ports),
    completeSignIn,
    leaveAgain: makeLeaveAgain(ports, context, { completeSignIn, routeFlowFault }),
    routeFlowFault,
    routeMissingFactor,
  };
  const askIdentityProvider = makeAskIdentityProvider(ports, { readTokens });
  const signOut = makeSignOut(ports, context);
  return { ...shared, ...twoFactor, fetchTokens, nextSignInStep, askIdentityProvider, signOut };
};
