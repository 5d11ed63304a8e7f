import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CodeSender, ResendResult, SendCall } from '#application/code/sendCode.ts';
import type { RequestContext, TwoFactorReply, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { channelsReceived, codeSent, emailCodeSent, statusReceived } from '#domain/two-factor/codeChanges.ts';
import type { Channel, TwoFactor } from '#domain/two-factor/twoFactor.ts';

/** The service answered a send request, but sent no code. */
export type SendRefused = { readonly _tag: 'SendRefused' };

type SendFault = IdentityFault | SendRefused;

/** Sends the codes of the second factor. A code counts as sent only if the service really sent it. */
export type TwoFactorSender = {
  /** Reads the two-factor status into the session without sending a code. */
  readonly readStatus: () => TE.TaskEither<IdentityFault, TwoFactorReply>;
  /** Sends the first code by email. */
  readonly byEmail: () => TE.TaskEither<SendFault, void>;
  /** Sends the first code to the phone. */
  readonly byPhone: (channel: Channel) => TE.TaskEither<SendFault, void>;
  /** Sends another code through the last channel, unless the cooldown is not over. */
  readonly resend: () => TE.TaskEither<SendFault, ResendResult>;
};

const phoneRequest = ({ phone, changingNumber }: TwoFactor, channel: Channel): TwoFactorRequest => {
  // Because: without a number the service can only report the status.
  if (phone._tag === 'Absent') return { _tag: 'StatusOnly' };
  return { _tag: 'ByPhone', channel, number: phone.number, changingNumber };
};

const repeatRequest = (twoFactor: TwoFactor): TwoFactorRequest =>
  twoFactor.channel === 'email' ? { _tag: 'ByEmail' } : phoneRequest(twoFactor, twoFactor.channel ?? 'sms');

type SenderPorts = Pick<Ports, 'identity' | 'session'>;
type Steps = { readonly requestContext: () => RequestContext; readonly codes: CodeSender };

/** Makes the request, and stores the status and the channels of the reply in the session. */
const makeRequest =
  ({ identity, session }: SenderPorts, requestContext: () => RequestContext) =>
  (wanted: TwoFactorRequest): TE.TaskEither<IdentityFault, TwoFactorReply> =>
    pipe(
      identity.send2FA(wanted, requestContext()),
      TE.map((reply) => {
        const { status, verificationChannels } = reply;
        session.update(inTwoFactor((before) => channelsReceived(verificationChannels)(statusReceived(status)(before))));
        return reply;
      }),
    );

/** Sends through the code sender of the page. */
export const makeTwoFactorSender = (ports: SenderPorts, { requestContext, codes }: Steps): TwoFactorSender => {
  const { session } = ports;
  const request = makeRequest(ports, requestContext);
  const send = <A>(
    sendCall: (call: SendCall) => TE.TaskEither<IdentityFault, A>,
    wanted: TwoFactorRequest,
  ): TE.TaskEither<SendFault, A> => {
    let isRefused = false;
    const call = pipe(
      request(wanted),
      TE.flatMap(({ success, challengeName, retryAfterMs }): SendCall => {
        isRefused = !success || wanted._tag === 'StatusOnly';
        if (isRefused) return TE.left({ _tag: 'Unexpected' });
        session.update(
          inTwoFactor(wanted._tag === 'ByPhone' ? codeSent(wanted.channel, challengeName) : emailCodeSent),
        );
        return TE.right({ retryAfterMs });
      }),
    );
    return pipe(
      sendCall(call),
      TE.mapLeft((fault): SendFault => (isRefused ? { _tag: 'SendRefused' } : fault)),
    );
  };
  const first = (wanted: TwoFactorRequest): TE.TaskEither<SendFault, void> =>
    send((call) => codes.send('TwoFactor', call), wanted);
  return {
    readStatus: () => request({ _tag: 'StatusOnly' }),
    byEmail: () => first({ _tag: 'ByEmail' }),
    byPhone: (channel) => first(phoneRequest(session.get().twoFactor, channel)),
    resend: () => send((call) => codes.resend('TwoFactor', call), repeatRequest(session.get().twoFactor)),
  };
};
