import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import type { TwoFactorAsk, TwoFactorReply } from '#application/ports/twoFactorTalk.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { channelsArrived, statusArrived } from '#domain/two-factor/codeChanges.ts';

/** Asks the service for a code, or only how things stand; what it says of both is kept. */
export type AskTwoFactor = (wanted: TwoFactorAsk) => TE.TaskEither<IdentityFault, TwoFactorReply>;

/** Keeps the status and the channels of each answer. */
export const makeAskTwoFactor =
  ({ identity, session }: Pick<Ports, 'identity' | 'session'>, talkContext: () => TalkContext): AskTwoFactor =>
  (wanted) =>
    pipe(
      identity.send2FA(wanted, talkContext()),
      TE.map((reply) => {
        const { status, verificationChannels } = reply;
        session.update(inTwoFactor((before) => channelsArrived(verificationChannels)(statusArrived(status)(before))));
        return reply;
      }),
    );
