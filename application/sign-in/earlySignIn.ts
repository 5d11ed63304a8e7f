import * as E from 'fp-ts/Either';
import type { Flow } from '#application/flow.ts';
import type { Grant } from '#application/ports/identityCalls.ts';
import type { SignInGateway } from '#application/ports/identityGateway.ts';
import { requestContext } from '#application/session/requestContext.ts';
import { type Credentials, parseCredentials, type TypedCredentials } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';

/** The sign-in call of a form that was submitted before the view exists. Only the call is early: the view submits the form again. */
export type EarlySignIn = Pick<SignInGateway, 'signIn'> & {
  /** Starts the call. Ignores credentials that do not parse: the view shows their faults. */
  readonly submitEarly: (typed: TypedCredentials) => void;
};

type EarlyCall = { readonly credentials: Credentials; readonly answer: Promise<E.Either<IdentityFault, Grant>> };

const isFor = ({ credentials }: EarlyCall, { email, password }: Credentials): boolean =>
  credentials.email === email && credentials.password === password;

/** The first sign-in call takes the answer of an early call with the same credentials. It aborts an early call with others. */
export const makeEarlySignIn = (flow: Flow): EarlySignIn => {
  const { identity } = flow;
  let early: EarlyCall | null = null;
  return {
    submitEarly: (typed) => {
      const parsed = parseCredentials(typed);
      if (E.isLeft(parsed) || early !== null) return;
      early = { credentials: parsed.right, answer: identity.signIn(parsed.right, requestContext(flow))() };
    },
    signIn: (credentials, context) => async () => {
      const before = early;
      early = null;
      if (before !== null && isFor(before, credentials)) return before.answer;
      if (before !== null) await identity.abandon();
      return identity.signIn(credentials, context)();
    },
  };
};
