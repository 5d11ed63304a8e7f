import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import * as TE from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import { resendByEmail } from '#application/code/resendByEmail.ts';
import { type Resend, sendCode } from '#application/code/sendCode.ts';
import { type Flow, type FormAnswer, requestContext } from '#application/flow.ts';
import type { CodeSent, Grant, IdentityCall } from '#application/ports/identityCalls.ts';
import { completeSignIn } from '#application/session/completeSignIn.ts';
import { routeFlowFault, routeMissingFactor } from '#application/session/routeFaults.ts';
import { storeGrant } from '#application/session/tokens.ts';
import {
  faultsOf,
  type FormFault,
  incomplete,
  parseCodeAndPassword,
  parseCodeField,
  type TypedCode,
} from '#domain/identity/credentials.ts';
import { type Email, parseEmail } from '#domain/identity/email.ts';
import { type IdentityFault, isRefusal } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { requireTwoFactorToSend, withCredentialsAfter, withEmail, withSentEmail } from '#domain/session/changes.ts';
import { withCode } from '#domain/session/codeState.ts';

/** Counts a refusal as a sent code, since it tells whether the account exists. A refused email and other faults stay. */
const hideAccount: (call: IdentityCall<CodeSent>) => IdentityCall<CodeSent> = TE.orElse((fault) =>
  isRefusal(fault) && fault._tag !== 'ParameterRefused' ? TE.right({ retryAfterMs: null }) : TE.left(fault),
);

/** The use cases of "Forgot password". */
export const makeResetPasswordUseCases = (flow: Flow) => {
  const { identity, session } = flow;
  const replacePassword = makeReplacePassword(flow, 'Password Reset');
  const requestCode = (email: Email): IdentityCall<CodeSent> =>
    hideAccount(identity.sendPasswordCode(email, requestContext(flow)));
  const sendFirstCode =
    (typed: string): FormAnswer =>
    async () => {
      const email = parseEmail(typed);
      if (E.isLeft(email)) return incomplete(faultsOf('email', email));
      session.update(withEmail(email.right));
      const sent = await sendCode(flow, 'PasswordReset', requestCode(email.right))();
      return E.isLeft(sent) ? sent : E.right(toRoute('/forgot-password/email-verification'));
    };
  return {
    /** Sends a code for a forgotten password; the answer never reveals whether the account exists. */
    askForReset: (typed: string): FormAnswer =>
      routeMissingFactor(flow, requireTwoFactorToSend('PasswordReset'))(sendFirstCode(typed)),
    /** Stores the code until the new password is there: the service verifies both in one call. */
    enterResetCode:
      (typed: string): FormAnswer =>
      async () => {
        const code = parseCodeField(typed);
        if (E.isLeft(code)) return code;
        session.update(withCode(code.right));
        return E.right(toRoute('/forgot-password/new-password'));
      },
    /** Sends another code for a forgotten password. */
    resendResetCode: (): ReturnType<Resend> => resendByEmail(flow, 'PasswordReset', requestCode),
    /** Replaces a forgotten password, then completes the sign-in. */
    reset: (typed: TypedCode): FormAnswer => {
      const reset = TE.flatMap((): FormAnswer => completeSignIn(flow, null))(replacePassword(typed));
      return routeFlowFault(flow, codeFlowFaultScreen('/forgot-password/error'))(reset);
    },
  };
};

type ReplacedEvent = 'Password Reset' | 'Password Changed';
type ReplacePassword = (typed: TypedCode) => TaskEither<FormFault | IdentityFault, null>;

/** Replaces a password by its code, and stores the grant. Checks the rules first: a refused password does not use up the code. */
export const makeReplacePassword = (flow: Flow, event: ReplacedEvent): ReplacePassword => {
  const { identity, session, passwordRules, analyticsEvents } = flow;
  const enter = makeEnterCode<Grant>(flow, (grant) => {
    const { email } = session.get().typed;
    if (email !== null) session.update(withSentEmail(email));
    storeGrant(flow, event, grant);
  });
  return (typed) => async () => {
    const { email } = session.get().typed;
    if (email === null) return E.left({ _tag: 'SignedOut' });
    const known = { code: session.get().secrets.code, password: null };
    const parsed = parseCodeAndPassword(typed, known, { rules: passwordRules.known(), username: email });
    if (E.isLeft(parsed)) return parsed;
    const coded = { ...parsed.right, email };
    const replaced = await enter(coded.code, identity.replacePassword(coded, requestContext(flow)))();
    if (!E.isLeft(replaced)) return replaced;
    // Because: the service has set the new password already, and the sign-in with a second factor needs it.
    session.update(withCredentialsAfter(replaced.left, coded));
    if (replaced.left._tag === 'TwoFactorIncomplete') analyticsEvents.track({ name: event });
    return replaced;
  };
};
