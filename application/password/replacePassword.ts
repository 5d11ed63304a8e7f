import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Flow } from '#application/flow.ts';
import type { Grant } from '#application/ports/identityCalls.ts';
import { requestContext } from '#application/session/requestContext.ts';
import { storeGrant, trackUnfinished } from '#application/session/storeGrant.ts';
import { type FormFault, parseCodeAndPassword, type TypedCode } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withCredentialsAfter, withSentEmail } from '#domain/session/emailChanges.ts';

type ReplacedEvent = 'Password Reset' | 'Password Changed';
type ReplacePassword = (typed: TypedCode) => TaskEither<FormFault | IdentityFault, null>;

/** Replaces a password by its code, and stores the grant. Checks the rules first: a refused password does not use up the code. */
export const makeReplacePassword = (flow: Flow, event: ReplacedEvent): ReplacePassword => {
  const { identity, session, passwordRules } = flow;
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
    const call = identity.confirmForgotPassword(coded, requestContext(flow));
    const replaced = await enter(coded.code, trackUnfinished(flow, event, call))();
    // Because: the service has set the new password already, and the sign-in with a second factor needs it.
    if (E.isLeft(replaced)) session.update(withCredentialsAfter(replaced.left, coded));
    return replaced;
  };
};
