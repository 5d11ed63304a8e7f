import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CodeSent } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import type { RouteMissingFactor } from '#application/two-factor/routeMissingFactor.ts';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { sentBy, withCodeSent, withoutCodes } from '#domain/session/codes.ts';
import { isCoolingDown, sharedCooldown, withCooldown, withSharedCooldown } from '#domain/session/cooldown.ts';
import { requireTwoFactorForPasswordChange, requireTwoFactorToSend } from '#domain/session/requireTwoFactor.ts';
import type { CodePurpose, RefusedSend } from '#domain/session/sessionStates.ts';
import { recordCodeFault } from './enterCode.ts';

/** Applies the resend cooldown that another tab of the same flow announces. */
export const syncResendCooldown = ({
  session,
  cooldowns,
  clock,
}: Pick<Ports, 'session' | 'cooldowns' | 'clock'>): void =>
  cooldowns.listen((cooldown) => void session.update(withSharedCooldown(cooldown, clock.now())));

/** A call that makes the service send a code. */
export type SendCall = TE.TaskEither<IdentityFault, CodeSent>;

/** The result of "Send a new code"; `Waiting` means that the cooldown is not over and that no call was made. */
export type ResendResult = 'Sent' | 'Waiting';

/** Sends another code, unless the cooldown is not over. Leads to two-factor where the second factor must be proven first. */
export type Resend = () => TE.TaskEither<IdentityFault, ResendResult | Destination>;

/**
 * Sends the codes of all flows. A successful send starts the cooldown that the service names; a failed send is logged and
 * recorded as a code fault.
 */
export type CodeSender = {
  /** Sends the first code of a flow. */
  readonly send: (purpose: CodePurpose, call: SendCall) => TE.TaskEither<IdentityFault, void>;
  /** Records a code that the service sent as part of another call. */
  readonly recordSent: (purpose: CodePurpose, sent: CodeSent) => void;
  /** Sends another code, unless the cooldown is not over; two calls at once send one code. */
  readonly resend: (purpose: CodePurpose, call: SendCall) => TE.TaskEither<IdentityFault, ResendResult>;
};

/** Makes "Send a new code" for a code that goes to the email of the session; without an email it returns `noEmail`. */
export type ResendByEmail = (
  purpose: RefusedSend | 'PasswordChange',
  sendTo: (email: Email) => SendCall,
  noEmail?: IdentityFault,
) => Resend;

/** Sends through the code sender of the page. */
export const makeResendByEmail =
  (
    { session }: Pick<Ports, 'session'>,
    { codes, routeMissingFactor }: { readonly codes: CodeSender; readonly routeMissingFactor: RouteMissingFactor },
  ): ResendByEmail =>
  (purpose, sendTo, noEmail = { _tag: 'Unexpected' }) =>
  () => {
    const { email } = session.get().typed;
    if (email === null) return TE.left(noEmail);
    const change = purpose === 'PasswordChange' ? requireTwoFactorForPasswordChange : requireTwoFactorToSend(purpose);
    return pipe(codes.resend(purpose, sendTo(email)), routeMissingFactor(change));
  };

type SenderPorts = Pick<Ports, 'session' | 'clock' | 'log' | 'cooldowns' | 'analyticsEvents'>;

/** Makes the one code sender of the page. */
export const makeCodeSender = (ports: SenderPorts): CodeSender => {
  const { session, clock, log, cooldowns, analyticsEvents } = ports;
  const singleFlight = makeSingleFlight<IdentityFault, ResendResult>();
  const recordSent = (purpose: CodePurpose, { retryAfterMs }: CodeSent): void => {
    const sent = session.update(withCodeSent(purpose, clock.now(), retryAfterMs));
    analyticsEvents.track({ name: 'Code Sent', channel: sentBy(purpose, sent) });
    const cooldown = sharedCooldown(sent, clock.now());
    if (cooldown !== null) cooldowns.post(cooldown);
  };
  const onFault = (fault: IdentityFault): IdentityFault => {
    log.error(`Sending a code failed: ${fault._tag}`);
    recordCodeFault(ports, fault);
    if (fault._tag === 'RateLimited' && fault.retryAfterMs !== null) {
      session.update(withCooldown(clock.now() + fault.retryAfterMs));
    }
    return fault;
  };
  const sendAndRecord = (purpose: CodePurpose, call: SendCall): TE.TaskEither<IdentityFault, void> =>
    pipe(
      call,
      TE.bimap(onFault, (sent) => recordSent(purpose, sent)),
    );
  return {
    recordSent,
    send: (purpose, call) => {
      session.update(withoutCodes);
      return sendAndRecord(purpose, call);
    },
    resend: (purpose, call) => {
      const sent = pipe(
        sendAndRecord(purpose, call),
        TE.map((): ResendResult => 'Sent'),
      );
      return isCoolingDown(session.get().codes.resendAt, clock.now())
        ? TE.right('Waiting')
        : singleFlight(purpose, sent);
    },
  };
};
