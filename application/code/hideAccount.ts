import * as TE from 'fp-ts/TaskEither';
import { wouldRevealAccount } from '#domain/identity/wouldRevealAccount.ts';
import type { SendCall } from './sendCode.ts';

/** A call that sends a code; a refusal that would reveal whether the account exists counts as sent. */
export const hideAccount: (call: SendCall) => SendCall = TE.orElse((fault) =>
  wouldRevealAccount(fault) ? TE.right({ retryAfterMs: null }) : TE.left(fault),
);
