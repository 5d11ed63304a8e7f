import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Flow } from '#application/flow.ts';
import type { Grant } from '#application/ports/identityCalls.ts';
import { callOnce } from '#application/session/callOnce.ts';
import { requestContext } from '#application/session/requestContext.ts';
import { storeGrant, trackUnfinished } from '#application/session/storeGrant.ts';
import { type FormFault, parseCodeAndPassword, type TypedCode } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withCredentialsAfter, withSentEmail } from '#domain/session/emailChanges.ts';

type ReplacedEvent = 'Password Reset' | 'Password Changed';
type ReplacePassword = (typed: TypedCode, event: ReplacedEvent) => TaskEither<FormFault | IdentityFault, void>;

/** Replaces a password by its code, and stores the grant. Checks the rules first: a refused password does not use up the code. */
export const makeReplacePassword = (flow: Flow): ReplacePassword => {
  const { identity, session, passwordRules } = flow;
  const enter = makeEnterCode<Grant>(flow);
  return (typed, event) => async () => {
    const { email } = session.get().typed;
    if (email === null) return E.left({ _tag: 'SignedOut' });
    const known = { code: session.get().secrets.code, password: null };
    const parsed = parseCodeAndPassword(typed, known, { rules: passwordRules.known(), username: email });
    if (E.isLeft(parsed)) return parsed;
    const coded = { ...parsed.right, email };
    const context = requestContext(flow);
    const replaced = identity.confirmForgotPassword(coded, context);
    const call = callOnce(flow, 'PasswordCode', { call: replaced, onDone: () => identity.signIn(coded, context) });
    const grant = await enter(coded.code, trackUnfinished(flow, event, call))();
    if (E.isLeft(grant)) {
      // Because: the service may have set the new password already, and the sign-in with a second factor needs it.
      session.update(withCredentialsAfter(grant.left, coded));
      return grant;
    }
    session.update(withSentEmail(email));
    return E.right(storeGrant(flow, event, grant.right));
  };
};
