import { makeCodeSender } from '#application/code/codeSender.ts';
import { makeResendByEmail } from '#application/code/resendByEmail.ts';
import { makePasswordRules } from '#application/password/passwordRules.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeAskIdentityProvider } from '#application/session/askIdentityProvider.ts';
import { makeCallOnce } from '#application/session/callOnce.ts';
import {
  makeCompleteSignIn,
  makeFetchTokens,
  makeNextSignInStep,
  makeReadTokens,
} from '#application/session/completeSignIn.ts';
import { makeLeaveAgain } from '#application/session/leaveAgain.ts';
import { makeRequestContext } from '#application/session/requestContext.ts';
import {
  makeRouteFlowFault,
  makeRouteMissingFactor,
  makeRouteSendFault,
  makeSendCodeOf,
} from '#application/session/routeFaults.ts';
import type { SessionCookie } from '#application/session/sessionCookie.ts';
import { makeSignOut } from '#application/session/signOut.ts';
import { makeStoreGrant } from '#application/session/storeGrant.ts';
import { makeTwoFactorEntry } from '#application/two-factor/enterTwoFactor.ts';
import { makePhoneNumbers } from '#application/two-factor/phoneNumbers.ts';
import { makeTwoFactorSender } from '#application/two-factor/twoFactorSender.ts';
import { isRefusal } from '#domain/identity/identityFault.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { FlowSteps } from './steps.ts';

/** Makes each step over those before it, and answers them in the groups of `FlowSteps`. */
export const makeSteps = (ports: Ports, context: AppContext, sessionCookie: SessionCookie): FlowSteps => {
  const requestContext = makeRequestContext(ports, context);
  const codes = makeCodeSender(ports);
  // Because: a refusal of the tokens says that the session is over. After a lost call or a limit, it may live.
  const readTokens = makeReadTokens(ports, context, { sessionCookie, endsSession: isRefusal });
  const fetchTokens = makeFetchTokens(ports, { readTokens });
  const phones = makePhoneNumbers(ports);
  const twoFactorSender = makeTwoFactorSender(ports, { requestContext, codes });
  const sendCodeOf = makeSendCodeOf(ports, { requestContext, codes });
  const entry = makeTwoFactorEntry(ports, { phones, twoFactorSender, fetchTokens, sendCodeOf });
  const nextSignInStep = makeNextSignInStep(ports, context, { ...entry, sessionCookie });
  const completeSignIn = makeCompleteSignIn(ports, { fetchTokens, nextSignInStep });
  const routeMissingFactor = makeRouteMissingFactor(ports, entry);
  const routeFlowFault = makeRouteFlowFault(ports, { sendCodeOf, routeMissingFactor });
  return {
    sessionCookie,
    requestContext,
    codes,
    resendByEmail: makeResendByEmail(ports, { codes, routeMissingFactor, routeFlowFault }),
    passwordRules: makePasswordRules(ports),
    callOnce: makeCallOnce(ports),
    storeGrant: makeStoreGrant(ports, { sessionCookie }),

    readTokens,
    fetchTokens,
    completeSignIn,
    leaveAgain: makeLeaveAgain(ports, context, { completeSignIn, routeFlowFault }),
    nextSignInStep,
    askIdentityProvider: makeAskIdentityProvider(ports, { readTokens, sessionCookie }),
    signOut: makeSignOut(ports, context),

    sendCodeOf,
    routeFlowFault,
    routeMissingFactor,
    routeSendFault: makeRouteSendFault(ports, { routeMissingFactor, routeFlowFault }),

    phones,
    twoFactorSender,
    ...entry,
  };
};
