import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CodeSent } from '#application/ports/codeSent.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { codeWasSent, mustWait, resendHeldUntil, withoutCodes } from '#domain/session/resendDeadline.ts';
import type { CodePurpose } from '#domain/session/session.ts';
import { sentBy } from '#domain/session/sentBy.ts';
import { sharedDeadline } from '#domain/session/sharedDeadline.ts';
import { makeJoin } from './join.ts';
import { makeNoteCodeFault } from './noteCodeFault.ts';

/** A call that makes the service send a code. */
export type SendCall = TE.TaskEither<IdentityFault, CodeSent>;

/** What asking for another code came to: `Waiting` asked nothing of the service. */
export type Resent = 'Sent' | 'Waiting';
export type Resend = () => TE.TaskEither<IdentityFault, Resent>;

/** The one way codes are sent: the deadline starts when a send succeeded, as long as the service says, and a failure is logged and kept as a fault. */
export type CodeSender = {
  /** Sends the code a flow begins with. */
  readonly first: (purpose: CodePurpose, call: SendCall) => TE.TaskEither<IdentityFault, void>;
  /** A call that is not about codes had one sent. */
  readonly wasSent: (purpose: CodePurpose, sent: CodeSent) => void;
  /** Sends another, unless it is too soon; asked twice at once it is sent once. */
  readonly another: (purpose: CodePurpose, call: SendCall) => TE.TaskEither<IdentityFault, Resent>;
};

type Needs = Pick<Ports, 'session' | 'clock' | 'log' | 'deadlines' | 'happenings'>;

/** Every flow sends its codes through this one. */
export const makeCodeSender = ({ session, clock, log, deadlines, happenings }: Needs): CodeSender => {
  const join = makeJoin<IdentityFault, Resent>();
  const note = makeNoteCodeFault({ session, clock });
  const wasSent = (purpose: CodePurpose, { retryAfterMs }: CodeSent): void => {
    const sent = session.update(codeWasSent(purpose, clock.now(), retryAfterMs));
    happenings.tell({ name: 'Code Sent', channel: sentBy(purpose, sent) });
    const shared = sharedDeadline(sent);
    if (shared !== null) deadlines.post(shared);
  };
  const failed = (fault: IdentityFault): IdentityFault => {
    log.error(`Sending a code failed: ${fault._tag}`);
    note(fault);
    if (fault._tag === 'RateLimited' && fault.retryAfterMs !== null) {
      session.update(resendHeldUntil(clock.now() + fault.retryAfterMs));
    }
    return fault;
  };
  const send = (purpose: CodePurpose, call: SendCall): TE.TaskEither<IdentityFault, void> =>
    pipe(
      call,
      TE.bimap(failed, (sent) => wasSent(purpose, sent)),
    );
  return {
    wasSent,
    first: (purpose, call) => {
      session.update(withoutCodes);
      return send(purpose, call);
    },
    another: (purpose, call) => {
      const sent = pipe(
        send(purpose, call),
        TE.map((): Resent => 'Sent'),
      );
      return mustWait(session.get().resendAt, clock.now()) ? TE.right('Waiting') : join(purpose, sent);
    },
  };
};
