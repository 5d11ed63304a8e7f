import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SendCall } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import type { Email } from '#domain/identity/credentials.ts';
import { staysUnsaid } from '#domain/identity/staysUnsaid.ts';

/** Asks the service to email a code that lets a password be replaced. */
export type AskForCode = (email: Email) => SendCall;

/** An answer that would tell strangers something of the account counts as done. */
export const makeAskForCode =
  ({ identity }: Pick<Ports, 'identity'>, talkContext: () => TalkContext): AskForCode =>
  (email) =>
    pipe(
      identity.forgotPassword(email, talkContext()),
      TE.orElse((fault) => (staysUnsaid(fault) ? TE.right({ retryAfterMs: null }) : TE.left(fault))),
    );
