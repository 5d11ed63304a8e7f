import * as E from 'fp-ts/Either';
import type { CodeSent, IdentityCall } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { answeredSince, codeChannelOf, withCodeSent } from '#domain/session/codeState.ts';
import { isCoolingDown, withCooldown } from '#domain/session/cooldown.ts';
import type { CodePurpose, Session } from '#domain/session/session.ts';
import { recordCodeFault } from './enterCode.ts';

/** The result of "Send a new code"; `Waiting` means that the cooldown is not over and that no call was made. */
export type ResendResult = 'Sent' | 'Waiting';

/** Sends the codes of all flows. A successful send starts the cooldown; a failed one is logged and recorded as a code fault. */
export type CodeSender = {
  /** Sends the first code of a flow. Until it is sent, the code before and its cooldown stay. */
  readonly send: (purpose: CodePurpose, call: IdentityCall<CodeSent>) => IdentityCall<void>;
  /** Records a code that the service sent as part of another call. */
  readonly recordSent: (purpose: CodePurpose, sent: CodeSent) => void;
  /** Sends another code, unless the cooldown is not over; two calls at once send one code. */
  readonly resend: (purpose: CodePurpose, call: IdentityCall<CodeSent>) => IdentityCall<ResendResult>;
};

type SenderPorts = Pick<Ports, 'session' | 'clock' | 'log' | 'analyticsEvents'>;

/** Makes the one code sender of the page. */
export const makeCodeSender = (ports: SenderPorts): CodeSender => {
  const { session, clock, analyticsEvents } = ports;
  const singleFlight = makeSingleFlight<IdentityFault, void>();
  const recordSent = (purpose: CodePurpose, { retryAfterMs }: CodeSent, before = session.get()): void => {
    const sent = session.update(answeredSince(before, withCodeSent(purpose, clock.now(), retryAfterMs)));
    analyticsEvents.track({ name: 'Code Sent', channel: codeChannelOf(purpose, sent) });
  };
  const sendAndRecord =
    (purpose: CodePurpose, call: IdentityCall<CodeSent>): IdentityCall<void> =>
    async () => {
      const before = session.get();
      const sent = await call();
      if (!E.isLeft(sent)) return E.right(recordSent(purpose, sent.right, before));
      recordSendFault(ports, sent.left, before);
      return sent;
    };
  return {
    recordSent,
    send: sendAndRecord,
    resend: (purpose, call) => async () => {
      if (isCoolingDown(session.get().codes.resendAt, clock.now())) return E.right('Waiting');
      const sent = await singleFlight(purpose, sendAndRecord(purpose, call))();
      return E.isLeft(sent) ? sent : E.right('Sent');
    },
  };
};

const recordSendFault = (ports: SenderPorts, fault: IdentityFault, before: Session): void => {
  ports.log.error(`Sending a code failed: ${fault._tag}`);
  recordCodeFault(ports, fault, before);
  if (fault._tag === 'RateLimited' && fault.retryAfterMs !== null) {
    ports.session.update(withCooldown(ports.clock.now() + fault.retryAfterMs));
  }
};
