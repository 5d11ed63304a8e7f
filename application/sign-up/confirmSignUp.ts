import * as E from 'fp-ts/Either';
import { makeEnterCode } from '#application/code/enterCode.ts';
import { resendByEmail } from '#application/code/resendByEmail.ts';
import type { Resend } from '#application/code/sendCode.ts';
import type { Flow } from '#application/flow.ts';
import type { Grant, IdentityCall, RequestContext } from '#application/ports/identityCalls.ts';
import { completeSignIn } from '#application/session/completeSignIn.ts';
import { requestContext } from '#application/session/requestContext.ts';
import { routeFlowFault } from '#application/session/routeFaults.ts';
import { storeGrant, trackUnfinished } from '#application/session/tokens.ts';
import type { FormAnswer } from '#application/shared/formAnswer.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import { type FormFault, parseCodeAndPassword, type TypedCode } from '#domain/identity/credentials.ts';
import { type IdentityFault, isPasswordRefused } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen, newAccountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { noOAuth } from '#domain/redirect/oAuth.ts';
import { withCredentials, withoutPassword } from '#domain/session/changes.ts';
import { withNewAccount } from '#domain/session/person.ts';

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
const contextOfNewAccount = (flow: Flow): RequestContext => {
  const context = requestContext(flow);
  return flow.session.get().visit.hasRequestedRedirect ? context : { ...context, oAuth: noOAuth };
};

/** Wires the use cases that finish a sign-up. */
export const makeConfirmSignUpUseCases = (flow: Flow): ConfirmSignUpUseCases => {
  const { identity, session } = flow;
  const enter = makeEnterCode<Grant>(flow, (grant) => {
    storeGrant(flow, 'Signed Up', grant);
    session.update(withNewAccount);
    session.update(withoutPassword);
  });
  const routeFault = routeFlowFault(flow, codeFlowFaultScreen('/signup/error'));
  const confirm =
    (typed: TypedCode): FormAnswer =>
    async () => {
      const { email } = session.get().typed;
      if (email === null) return E.right(toRoute('/signup'));
      const { secrets } = session.get();
      // Because: a confirmed account has no password left in memory, and gets no other code.
      if (secrets.isCodeAccepted) return E.right(toRoute('/signup/creating'));
      const parsed = parseCodeAndPassword(typed, { code: null, password: secrets.password });
      if (E.isLeft(parsed)) return parsed;
      const coded = { ...parsed.right, email };
      session.update(withCredentials(coded));
      const call = identity.confirmSignUp(coded, contextOfNewAccount(flow));
      const confirmed = await enter(coded.code, trackUnfinished(flow, 'Signed Up', call))();
      if (!E.isLeft(confirmed)) return E.right(toRoute('/signup/creating'));
      if (isPasswordRefused(confirmed.left)) session.update(withoutPassword);
      // Because: the account is confirmed, and the sign-in continues after its second factor.
      if (confirmed.left._tag === 'TwoFactorIncomplete') session.update(withNewAccount);
      return confirmed;
    };
  return {
    finish: makeFinishSignUp(flow),
    confirm: (typed) => routeFault(confirm(typed)),
    resendCode: resendByEmail(flow, 'SignUp', (email) => identity.resendConfirmationCode(email, requestContext(flow))),
  };
};

const makeFinishSignUp = (flow: Flow): ConfirmSignUpUseCases['finish'] => {
  const singleFlight = makeSingleFlight<FormFault | IdentityFault, Destination>();
  return (onStep) => {
    const finish: IdentityCall<Destination> = async () => {
      onStep('Opening');
      const completed = await completeSignIn(flow, null, () => onStep('Saving'))();
      if (!E.isLeft(completed)) onStep('Leaving');
      return completed;
    };
    return singleFlight('finish', routeFlowFault(flow, newAccountFaultScreen)(finish));
  };
};
