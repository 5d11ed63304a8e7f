import * as E from 'fp-ts/Either';
import { type Flow, requestContext } from '#application/flow.ts';
import type { CodeSent, IdentityCall } from '#application/ports/identityCalls.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import {
  codeChannelOf,
  isCoolingDown,
  withCodeSent,
  withCooldown,
  withoutSentCode,
} from '#domain/session/codeState.ts';
import type { CodePurpose } from '#domain/session/session.ts';
import { recordCodeFault } from './enterCode.ts';

/** The result of "Send a new code"; `Waiting` means that the cooldown is not over and that no call was made. */
export type ResendResult = 'Sent' | 'Waiting';

/** Sends another code, unless the cooldown is not over. Leads to two-factor where the second factor must be proven first. */
export type Resend = () => IdentityCall<ResendResult | Destination>;

/**
 * Sends the first code of a step. It starts the cooldown; a fault is logged and recorded as a code fault. Until the code is sent, the one
 * before and its cooldown stay.
 */
export const sendCode =
  (flow: Flow, purpose: CodePurpose, call: IdentityCall<CodeSent>): IdentityCall<void> =>
  async () => {
    const sent = await call();
    if (!E.isLeft(sent)) return E.right(recordSent(flow, purpose, sent.right));
    const fault = sent.left;
    flow.log.error(`Sending a code failed: ${fault._tag}`);
    recordCodeFault(flow, fault);
    if (fault._tag === 'RateLimited' && fault.retryAfterMs !== null)
      flow.session.update(withCooldown(flow.clock.now() + fault.retryAfterMs));
    return sent;
  };

/** Sends another code, unless the cooldown is not over. */
export const resendCode =
  (flow: Flow, purpose: CodePurpose, call: IdentityCall<CodeSent>): IdentityCall<ResendResult> =>
  async () => {
    if (isCoolingDown(flow.session.get().codes.resendAt, flow.clock.now())) return E.right('Waiting');
    const sent = await sendCode(flow, purpose, call)();
    return E.isLeft(sent) ? sent : E.right('Sent');
  };

/** Sends the code of a screen that says that a code was sent. For any other screen it does nothing. */
export const sendCodeOf = async (flow: Flow, screen: RoutePath): Promise<void> => {
  const { identity, session } = flow;
  const { email } = session.get().typed;
  const isSignUp = screen === '/signup/email-verification';
  if (email === null || (!isSignUp && screen !== '/signin/email-verification')) return;
  // Because: the screen then tells whether this code was sent.
  session.update(withoutSentCode);
  if (isSignUp) await sendCode(flow, 'SignUp', identity.resendSignUpCode(email, requestContext(flow)))();
  else await sendCode(flow, 'EmailChange', identity.resendEmailChangeCode(email))();
};

/** Records a code that the service sent, also as part of another call. */
export const recordSent = (flow: Flow, purpose: CodePurpose, { retryAfterMs }: CodeSent): void => {
  const { session, clock, analyticsEvents } = flow;
  const sent = session.update(withCodeSent(purpose, clock.now(), retryAfterMs));
  analyticsEvents.track({ name: 'Code Sent', channel: codeChannelOf(purpose, sent) });
};
