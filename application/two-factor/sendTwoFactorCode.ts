import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { offeredChannels } from '#domain/two-factor/channel.ts';
import { channelChosen } from '#domain/two-factor/codeChanges.ts';
import type { ChoiceFault } from './chooseNumber.ts';
import type { LeadOut } from './leadOut.ts';
import type { TwoFactorSender } from './twoFactorSender.ts';

/** Sends a code by the channel that was chosen. */
export type SendTwoFactorCode = (chosen: string) => TE.TaskEither<ChoiceFault | IdentityFault, Destination>;

type Steps = { readonly sender: TwoFactorSender; readonly leadOut: LeadOut };

/** Only a channel on offer is used, so that a landline never gets a text. */
export const makeSendTwoFactorCode =
  ({ session }: Pick<Ports, 'session'>, { sender, leadOut }: Steps): SendTwoFactorCode =>
  (chosen) => {
    const channel = offeredChannels(session.get().twoFactor).find((offered) => offered === chosen);
    if (channel === undefined) return TE.left({ _tag: 'NothingChosen' });
    session.update(inTwoFactor(channelChosen(channel)));
    return pipe(
      sender.byPhone(channel),
      TE.map((outcome) => (outcome === 'Sent' ? toRoute('/2fa/verify-number') : leadOut.refused())),
      TE.orElse(leadOut.failed),
    );
  };
