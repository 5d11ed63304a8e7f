import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Grant, RequestContext, TwoFactorProof } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { Password } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';

/** An entered code, and the password if there is no session yet. */
export type Proof = { readonly code: OneTimeCode; readonly password: Password | null };

const gatewayProof = (code: OneTimeCode, twoFactor: TwoFactor): TwoFactorProof => {
  const { channel, phone, changingNumber, rememberBrowser, profileId } = twoFactor;
  const number = channel === 'email' || phone._tag === 'Absent' ? null : phone.number;
  return { code, channel: channel ?? 'sms', number, changingNumber, rememberBrowser, profileId };
};

/**
 * Sends a code to the service: in the live session, or as part of a second sign-in call where the first one was refused. Only
 * the sign-in call returns a grant.
 */
export const proveTwoFactor =
  ({ identity, session }: Pick<Ports, 'identity' | 'session'>, requestContext: () => RequestContext) =>
  ({ code, password }: Proof): TE.TaskEither<IdentityFault, Grant | null> => {
    const { email } = session.get().typed;
    const proof = gatewayProof(code, session.get().twoFactor);
    if (password !== null && email !== null) {
      return identity.signInWithTwoFactor({ email, password }, proof, requestContext());
    }
    return pipe(
      identity.validate2FA(proof, requestContext()),
      TE.map(() => null),
    );
  };
