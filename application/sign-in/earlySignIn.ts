import * as E from 'fp-ts/Either';
import type { RequestContext } from '#application/ports/identityCalls.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Ports } from '#application/ports/ports.ts';
import { type Credentials, parseCredentials, type TypedCredentials } from '#domain/identity/credentials.ts';

type SignIn = IdentityGateway['signIn'];
type PendingCall = { readonly credentials: Credentials; readonly answer: ReturnType<ReturnType<SignIn>> };

/** A sign-in call that can start before the view exists. */
export type EarlySignIn = {
  /** Starts the sign-in call. Ignores credentials that do not parse: the view shows their faults. */
  readonly submitEarly: (typed: TypedCredentials) => void;
  /** Makes the sign-in call, or takes the answer of the early call with the same credentials. Aborts an early call with others. */
  readonly signIn: SignIn;
};

/** Sends a form that was submitted before the view exists. Only the call is early: the view submits the form again. */
export const makeEarlySignIn = (
  { identity }: Pick<Ports, 'identity'>,
  { requestContext }: { readonly requestContext: () => RequestContext },
): EarlySignIn => {
  let pending: PendingCall | null = null;
  return {
    submitEarly: (typed) => {
      const credentials = parseCredentials(typed);
      if (E.isLeft(credentials) || pending !== null) return;
      pending = { credentials: credentials.right, answer: identity.signIn(credentials.right, requestContext())() };
    },
    signIn: (credentials, context) => async () => {
      const early = pending;
      pending = null;
      if (early === null) return identity.signIn(credentials, context)();
      const { email, password } = early.credentials;
      if (email === credentials.email && password === credentials.password) return early.answer;
      await identity.abandon();
      return identity.signIn(credentials, context)();
    },
  };
};
