import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CodeSent, IdentityCall } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeMemoizeSuccess, makeSingleFlight } from '#application/shared/singleFlight.ts';
import type { CodeSender, FlowSteps } from '#application/steps.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import {
  codeFaultOf,
  sentBy,
  withCode,
  withCodeFault,
  withCodeSent,
  withoutCodes,
  isCoolingDown,
  sharedCooldown,
  withCooldown,
  withSharedCooldown,
} from '#domain/session/codes.ts';
import { requireTwoFactorForPasswordChange, requireTwoFactorToSend } from '#domain/session/requireTwoFactor.ts';
import type { CodePurpose } from '#domain/session/session.ts';

type SenderPorts = Pick<Ports, 'session' | 'clock' | 'log' | 'cooldowns' | 'analyticsEvents'>;

/** Makes the one code sender of the page. The tabs of a flow share the cooldown. */
export const makeCodeSender = (ports: SenderPorts): CodeSender => {
  const { session, clock, cooldowns, analyticsEvents } = ports;
  const singleFlight = makeSingleFlight<IdentityFault, void>();
  cooldowns.listen((cooldown) => void session.update(withSharedCooldown(cooldown, clock.now())));
  const recordSent: CodeSender['recordSent'] = (purpose, { retryAfterMs }) => {
    const sent = session.update(withCodeSent(purpose, clock.now(), retryAfterMs));
    analyticsEvents.track({ name: 'Code Sent', channel: sentBy(purpose, sent) });
    const cooldown = sharedCooldown(sent, clock.now());
    if (cooldown !== null) cooldowns.post(cooldown);
  };
  const sendAndRecord =
    (purpose: CodePurpose, call: IdentityCall<CodeSent>): IdentityCall<void> =>
    async () => {
      const sent = await call();
      if (!E.isLeft(sent)) return E.right(recordSent(purpose, sent.right));
      recordSendFault(ports, sent.left);
      return sent;
    };
  return {
    recordSent,
    send: (purpose, call) => () => {
      session.update(withoutCodes);
      return sendAndRecord(purpose, call)();
    },
    resend: (purpose, call) => async () => {
      if (isCoolingDown(session.get().codes.resendAt, clock.now())) return E.right('Waiting');
      const sent = await singleFlight(purpose, sendAndRecord(purpose, call))();
      return E.isLeft(sent) ? sent : E.right('Sent');
    },
  };
};

const recordSendFault = (ports: SenderPorts, fault: IdentityFault): void => {
  ports.log.error(`Sending a code failed: ${fault._tag}`);
  recordCodeFault(ports, fault);
  if (fault._tag === 'RateLimited' && fault.retryAfterMs !== null) {
    ports.session.update(withCooldown(ports.clock.now() + fault.retryAfterMs));
  }
};

/** Resends through the code sender of the page. */
export const makeResendByEmail =
  (
    { session }: Pick<Ports, 'session'>,
    { codes, routeMissingFactor }: Pick<FlowSteps, 'codes' | 'routeMissingFactor'>,
  ): FlowSteps['resendByEmail'] =>
  (purpose, sendTo) =>
  () => {
    const { email } = session.get().typed;
    const isChange = purpose === 'PasswordChange';
    if (email === null) return TE.left({ _tag: isChange ? 'SignedOut' : 'Unexpected' });
    const change = isChange ? requireTwoFactorForPasswordChange : requireTwoFactorToSend(purpose);
    return pipe(codes.resend(purpose, sendTo(email)), routeMissingFactor(change));
  };

/** Verifies an entered code by one call, however often the form is sent: an accepted code is not sent again. Stores the code and its faults. */
export const makeEnterCode = <A>(ports: Pick<Ports, 'session' | 'clock'>) => {
  const memoize = makeMemoizeSuccess<IdentityFault, A>();
  return (code: OneTimeCode, call: IdentityCall<A>): IdentityCall<A> =>
    async () => {
      const { typed, codes } = ports.session.update(withCode(code));
      const answer = await memoize(`${typed.email} ${codes.resendAt} ${code}`, call)();
      if (E.isLeft(answer)) recordCodeFault(ports, answer.left);
      return answer;
    };
};

/** Stores what a fault says of the entered code, and the cooldown that it sets; ignores other faults. */
const recordCodeFault = ({ session, clock }: Pick<Ports, 'session' | 'clock'>, fault: IdentityFault): void => {
  const codeFault = codeFaultOf(fault, clock.now());
  if (codeFault === null) return;
  session.update(withCodeFault(codeFault));
  if (codeFault._tag === 'tooManyException' && codeFault.until !== null) {
    session.update(withCooldown(codeFault.until));
  }
};
