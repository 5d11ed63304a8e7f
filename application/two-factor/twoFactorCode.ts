import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ResendResult } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { offeredChannels } from '#domain/two-factor/channels.ts';
import { channelChosen, withStanding } from '#domain/two-factor/codeChanges.ts';
import { maySendToPhone } from '#domain/two-factor/twoFactorScreen.ts';
import type { ChoiceFault } from './enterNumber.ts';
import type { RouteSendFault } from './routeSendFault.ts';
import type { TwoFactorSender } from './twoFactorSender.ts';

/** The use cases that send a code of the second factor. */
export type TwoFactorCodeUseCases = {
  /**
   * Sends a code through the chosen channel. Accepts offered channels only: a landline never gets a text. Two-factor starts
   * again if the number is not the own one and may not replace it.
   */
  readonly sendTwoFactorCode: (chosen: string) => TE.TaskEither<ChoiceFault | IdentityFault, Destination>;
  /**
   * Sends another code. If the session is over, leads to sign-in; to the error page where no code goes out by email. If the session must
   * prove its factor first, the status becomes unknown, and the guards lead to the screen of the factor.
   */
  readonly resendTwoFactorCode: () => TE.TaskEither<IdentityFault, ResendResult | Destination>;
};

/** Wires the use cases that send a code of the second factor. */
export const makeTwoFactorCodeUseCases = (
  { session }: Pick<Ports, 'session'>,
  sender: TwoFactorSender,
  routeSendFault: RouteSendFault,
): TwoFactorCodeUseCases => ({
  sendTwoFactorCode: (chosen) => {
    const { twoFactor } = session.get();
    const channel = offeredChannels(twoFactor).find((offered) => offered === chosen);
    if (channel === undefined) return TE.left({ _tag: 'NothingChosen' });
    if (!maySendToPhone(twoFactor)) return routeSendFault({ _tag: 'TwoFactorIncomplete' });
    session.update(inTwoFactor(channelChosen(channel)));
    return pipe(
      sender.byPhone(channel),
      TE.map(() => toRoute('/2fa/verify-number')),
      TE.orElse(routeSendFault),
    );
  },
  resendTwoFactorCode: () =>
    pipe(
      maySendToPhone(session.get().twoFactor)
        ? sender.resend()
        : TE.left<IdentityFault>({ _tag: 'TwoFactorIncomplete' }),
      TE.orElse((fault): TE.TaskEither<IdentityFault, ResendResult | Destination> => {
        if (fault._tag === 'SignedOut') return routeSendFault(fault);
        const { channel } = session.get().twoFactor;
        if (fault._tag === 'SendRefused' && channel === 'email') return TE.right(toRoute('/signin/error'));
        if (fault._tag === 'TwoFactorIncomplete') session.update(inTwoFactor(withStanding('Unread')));
        return TE.left(fault._tag === 'SendRefused' ? { _tag: 'Unexpected' } : fault);
      }),
    ),
});
