import * as t from 'io-ts';
import type { CooldownChannel } from '#application/ports/tabs.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import { codePurpose, email } from '#infrastructure/session/sessionFields.ts';
import type { PageChannel } from './pageChannel.ts';

const Posted = t.type({ email, purpose: codePurpose, resendAt: t.number, waitMs: t.number });

/** Shares cooldowns with the other tabs over a broadcast channel. */
export const makeBroadcastCooldowns = ({ send, listen }: PageChannel): CooldownChannel => ({
  post: send,
  listen: (listener) =>
    listen((data) => {
      const posted = rightOrNull(Posted.decode(data));
      if (posted !== null) listener(posted);
    }),
});
