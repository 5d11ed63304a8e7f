import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import { requireTwoFactorForPasswordChange, requireTwoFactorToSend } from '#domain/session/requireTwoFactor.ts';

/** Resends through the code sender of the page. */
export const makeResendByEmail =
  (
    { session }: Pick<Ports, 'session'>,
    { codes, routeMissingFactor }: Pick<FlowSteps, 'codes' | 'routeMissingFactor'>,
  ): FlowSteps['resendByEmail'] =>
  (purpose, sendTo) =>
  () => {
    const { email } = session.get().typed;
    const isChange = purpose === 'PasswordChange';
    if (email === null) return TE.left({ _tag: isChange ? 'SignedOut' : 'Unexpected' });
    const change = isChange ? requireTwoFactorForPasswordChange : requireTwoFactorToSend(purpose);
    return pipe(codes.resend(purpose, sendTo(email)), routeMissingFactor(change));
  };
