import * as E from 'fp-ts/Either';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Grant, IdentityCall, RequestContext } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import { trackUnfinished } from '#application/session/storeGrant.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import type { FlowSteps, FormAnswer, Resend } from '#application/steps.ts';
import { type FormFault, parseCodeAndPassword, type TypedCode } from '#domain/identity/credentials.ts';
import { type IdentityFault, isPasswordRefused } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen, newAccountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { noOAuth } from '#domain/redirect/oAuth.ts';
import { withoutPassword } from '#domain/session/changes.ts';
import { withCredentials } from '#domain/session/emailChanges.ts';
import { withNewAccount } from '#domain/session/newAccount.ts';
import type { Session } from '#domain/session/session.ts';

/** The steps of the screen that creates the account, in order. */
export type CreatingStep = 'Opening' | 'Saving' | 'Leaving';

/** The use cases that finish a sign-up. */
export type ConfirmSignUpUseCases = {
  /** Confirms a new account by its code and password. A refused password is removed, so that the form asks for it. */
  readonly confirm: (typed: TypedCode) => FormAnswer;
  /** Sends another code. */
  readonly resendCode: Resend;
  /** Finishes a confirmed sign-up and reports each step. Leads to sign-in where another try cannot help. A second call shares the pending one. */
  readonly finish: (onStep: (step: CreatingStep) => void) => FormAnswer;
};

// Because: without a requested redirect, a new account continues at a registration site, which uses no PKCE.
const forNewAccount = (context: RequestContext, { visit: { hasRequestedRedirect } }: Session): RequestContext =>
  hasRequestedRedirect ? context : { ...context, oAuth: noOAuth };

/** Wires the use cases that finish a sign-up. */
export const makeConfirmSignUpUseCases = (ports: Ports, steps: FlowSteps): ConfirmSignUpUseCases => {
  const { identity, session } = ports;
  const { requestContext } = steps;
  const enter = makeEnterCode<Grant>(ports, (grant) => {
    steps.storeGrant('Signed Up', grant);
    session.update(withNewAccount);
    session.update(withoutPassword);
  });
  const routeFault = steps.routeFlowFault(codeFlowFaultScreen('/signup/error'));
  const confirm =
    (typed: TypedCode): FormAnswer =>
    async () => {
      const { email } = session.get().typed;
      if (email === null) return E.right(toRoute('/signup'));
      const parsed = parseCodeAndPassword(typed, { code: null, password: session.get().secrets.password });
      if (E.isLeft(parsed)) return parsed;
      const coded = { ...parsed.right, email };
      session.update(withCredentials(coded));
      const call = identity.confirmSignUp(coded, forNewAccount(requestContext(), session.get()));
      const confirmed = await enter(coded.code, trackUnfinished(ports, 'Signed Up')(call))();
      if (!E.isLeft(confirmed)) return E.right(toRoute('/signup/creating'));
      if (isPasswordRefused(confirmed.left)) session.update(withoutPassword);
      // Because: the account is confirmed, and the sign-in continues after its second factor.
      if (confirmed.left._tag === 'TwoFactorIncomplete') session.update(withNewAccount);
      return confirmed;
    };
  return {
    finish: makeFinishSignUp(steps),
    confirm: (typed) => routeFault(confirm(typed)),
    resendCode: steps.resendByEmail('SignUp', (email) => identity.resendConfirmationCode(email, requestContext())),
  };
};

const makeFinishSignUp = ({ completeSignIn, routeFlowFault }: FlowSteps): ConfirmSignUpUseCases['finish'] => {
  const singleFlight = makeSingleFlight<FormFault | IdentityFault, Destination>();
  return (onStep) => {
    const finish: IdentityCall<Destination> = async () => {
      onStep('Opening');
      const completed = await completeSignIn(null, () => onStep('Saving'))();
      if (!E.isLeft(completed)) onStep('Leaving');
      return completed;
    };
    return singleFlight('finish', routeFlowFault(newAccountFaultScreen)(finish));
  };
};
