import * as E from 'fp-ts/Either';
import { type Flow, requestContext } from '#application/flow.ts';
import type { CodeSent, IdentityCall, TwoFactorReply, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { codeSent, standingChanged, statusReceived } from '#domain/two-factor/twoFactorChanges.ts';

/** Makes a two-factor request, and stores the status of its reply. `StatusOnly` sends no code. */
export const requestTwoFactor =
  (flow: Flow, wanted: TwoFactorRequest): IdentityCall<TwoFactorReply> =>
  async () => {
    const reply = await flow.identity.requestTwoFactor(wanted, requestContext(flow))();
    if (E.isLeft(reply)) return reply;
    const { status, verificationChannels } = reply.right;
    flow.session.update(inTwoFactor(statusReceived(status, verificationChannels)));
    return reply;
  };

/** Requests a code of the second factor. A reply without one is `Unexpected`; by email, the standing says so too. */
export const requestCode =
  (flow: Flow, wanted: TwoFactorRequest): IdentityCall<CodeSent> =>
  async () => {
    const reply = await requestTwoFactor(flow, wanted)();
    if (E.isLeft(reply)) return reply;
    const { success, challengeName, retryAfterMs } = reply.right;
    if (!success || wanted._tag === 'StatusOnly') {
      if (wanted._tag === 'ByEmail') flow.session.update(inTwoFactor(standingChanged('EmailRefused')));
      return E.left({ _tag: 'Unexpected' });
    }
    flow.session.update(inTwoFactor(codeSent(wanted._tag === 'ByPhone' ? wanted.channel : 'email', challengeName)));
    return E.right({ retryAfterMs });
  };
