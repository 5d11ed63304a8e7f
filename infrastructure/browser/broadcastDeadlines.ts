import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { DeadlineBoard } from '#application/ports/deadlineBoard.ts';
import { codePurpose, email } from '#infrastructure/session/sessionFields.ts';

const Posted = t.type({ email, purpose: codePurpose, resendAt: t.number });

// Because: a browser that blocks storage may refuse the channel as well.
const opened = (open: () => BroadcastChannel): BroadcastChannel | null => {
  try {
    return open();
  } catch {
    return null;
  }
};

/** The tabs of this browser, over a broadcast channel; where there is none a tab keeps to itself. */
export const makeBroadcastDeadlines = (open: () => BroadcastChannel): DeadlineBoard => {
  const channel = opened(open);
  return {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel reaches its own origin alone
    post: (deadline) => channel?.postMessage(deadline),
    heed: (listener) => {
      channel?.addEventListener('message', ({ data }) => {
        const posted = Posted.decode(data);
        if (E.isRight(posted)) listener(posted.right);
      });
    },
  };
};
