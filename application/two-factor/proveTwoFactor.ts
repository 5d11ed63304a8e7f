import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { TwoFactorProof } from '#application/ports/signInTalk.ts';
import type { Grant, TalkContext } from '#application/ports/talkContext.ts';
import type { OneTimeCode, Password } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';

/** A code, and the password where there is no session yet. */
export type Proven = { readonly code: OneTimeCode; readonly password: Password | null };

/** Shows the service a code; an auth code comes back only where the code was part of signing in. */
export type ProveTwoFactor = (proven: Proven) => TE.TaskEither<IdentityFault, Grant | null>;

const proofOf = (code: OneTimeCode, twoFactor: TwoFactor): TwoFactorProof => {
  const { channel, phone, changingNumber, rememberBrowser, profileId } = twoFactor;
  const number = channel === 'email' || phone._tag === 'Absent' ? null : phone.number;
  return { code, channel: channel ?? 'sms', number, changingNumber, rememberBrowser, profileId };
};

/** In the live session, or by signing in with the code where sign-in was refused for want of it. */
export const makeProveTwoFactor =
  ({ identity, session }: Pick<Ports, 'identity' | 'session'>, talkContext: () => TalkContext): ProveTwoFactor =>
  ({ code, password }) => {
    const { email, twoFactor } = session.get();
    const proof = proofOf(code, twoFactor);
    if (password !== null && email !== null) {
      return identity.signInWithTwoFactor({ email, password }, proof, talkContext());
    }
    return pipe(
      identity.validate2FA(proof, talkContext()),
      TE.map(() => null),
    );
  };
