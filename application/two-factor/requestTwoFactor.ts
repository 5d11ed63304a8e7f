import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { resendCode, type ResendResult, sendCode } from '#application/code/sendCode.ts';
import { type Flow, requestContext } from '#application/flow.ts';
import type { CodeSent, IdentityCall, TwoFactorReply, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { codeSent, emailCodeSent } from '#domain/two-factor/codeChanges.ts';
import { statusReceived } from '#domain/two-factor/phoneChanges.ts';

/** The service answered a send request, but sent no code. */
export type SendRefused = { readonly _tag: 'SendRefused' };

type Request<A> = TaskEither<IdentityFault | SendRefused, A>;

/** Reads the two-factor status into the session without sending a code. */
export const readTwoFactorStatus = (flow: Flow): IdentityCall<TwoFactorReply> => request(flow, { _tag: 'StatusOnly' });

/** Sends a code of the second factor. It counts as sent only if the service really sent it. */
export const requestCode = (flow: Flow, wanted: TwoFactorRequest): Request<void> =>
  withRefusal((onRefused) => sendCode(flow, 'TwoFactor', callForCode(flow, wanted, onRefused)));

/** As `requestCode`, for another code: sends none while the cooldown is not over. */
export const requestAnotherCode = (flow: Flow, wanted: TwoFactorRequest): Request<ResendResult> =>
  withRefusal((onRefused) => resendCode(flow, 'TwoFactor', callForCode(flow, wanted, onRefused)));

/** Makes a two-factor request, and stores the status of its reply. */
const request =
  (flow: Flow, wanted: TwoFactorRequest): IdentityCall<TwoFactorReply> =>
  async () => {
    const reply = await flow.identity.send2FA(wanted, requestContext(flow))();
    if (E.isLeft(reply)) return reply;
    const { status, verificationChannels } = reply.right;
    flow.session.update(inTwoFactor(statusReceived(status, verificationChannels)));
    return reply;
  };

const callForCode =
  (flow: Flow, wanted: TwoFactorRequest, onRefused: () => void): IdentityCall<CodeSent> =>
  async () => {
    const reply = await request(flow, wanted)();
    if (E.isLeft(reply)) return reply;
    const { success, challengeName, retryAfterMs } = reply.right;
    if (!success || wanted._tag === 'StatusOnly') {
      onRefused();
      return E.left({ _tag: 'Unexpected' });
    }
    flow.session.update(
      inTwoFactor(wanted._tag === 'ByPhone' ? codeSent(wanted.channel, challengeName) : emailCodeSent),
    );
    return E.right({ retryAfterMs });
  };

/** Tells a refusal from the other faults of a code. */
const withRefusal =
  <A>(send: (onRefused: () => void) => IdentityCall<A>): Request<A> =>
  async () => {
    // Because: `sendCode` knows no refusal. To it, a refusal is as unexpected as an answer that nobody understands.
    let isRefused = false;
    const sent = await send(() => (isRefused = true))();
    return E.isLeft(sent) && isRefused ? E.left({ _tag: 'SendRefused' }) : sent;
  };
