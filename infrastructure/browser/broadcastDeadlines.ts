import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { DeadlineBoard } from '#application/ports/deadlineBoard.ts';
import { codePurpose, email } from '#infrastructure/session/sessionFields.ts';
import type { PageChannel } from './pageChannel.ts';

const Posted = t.type({ email, purpose: codePurpose, resendAt: t.number });

/** The tabs of this browser, over a channel of its own. */
export const makeBroadcastDeadlines = ({ send, hear }: PageChannel): DeadlineBoard => ({
  post: send,
  heed: (listener) =>
    hear((data) => {
      const posted = Posted.decode(data);
      if (E.isRight(posted)) listener(posted.right);
    }),
});
