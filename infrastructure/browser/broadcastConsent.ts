import * as t from 'io-ts';
import type { ConsentChannel } from '#application/ports/consent.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import type { PageChannel } from './pageChannel.ts';

const Posted = t.type({ performance: t.boolean, marketing: t.boolean, compliance: t.boolean });

/** Shares each choice of cookies with the other tabs over a broadcast channel. */
export const makeBroadcastConsent = ({ send, listen }: PageChannel): ConsentChannel => ({
  post: send,
  listen: (listener) =>
    listen((data) => {
      const posted = rightOrNull(Posted.decode(data));
      if (posted !== null) listener(posted);
    }),
});
