import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CodeSender, ResendResult } from '#application/code/codeSender.ts';
import type {
  CodeSent,
  IdentityCall,
  RequestContext,
  TwoFactorReply,
  TwoFactorRequest,
} from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { codeSent, emailCodeSent } from '#domain/two-factor/codeChanges.ts';
import { statusReceived } from '#domain/two-factor/statusChanges.ts';

/** The service answered a send request, but sent no code. */
export type SendRefused = { readonly _tag: 'SendRefused' };

/** Sends the codes of the second factor. A code counts as sent only if the service really sent it. */
export type TwoFactorSender = {
  /** Reads the two-factor status into the session without sending a code. */
  readonly readStatus: IdentityCall<TwoFactorReply>;
  readonly send: (wanted: TwoFactorRequest) => TaskEither<IdentityFault | SendRefused, void>;
  /** Sends another code, unless the cooldown is not over. */
  readonly resend: (wanted: TwoFactorRequest) => TaskEither<IdentityFault | SendRefused, ResendResult>;
};

type SenderPorts = Pick<Ports, 'identity' | 'session'>;
type SenderSteps = { readonly requestContext: () => RequestContext; readonly codes: CodeSender };

/** What the code sender offers for a first code, and for another one. */
type SendThrough<A> = (purpose: 'TwoFactor', call: IdentityCall<CodeSent>) => IdentityCall<A>;

/** Sends through the code sender of the page. */
export const makeTwoFactorSender = (ports: SenderPorts, { requestContext, codes }: SenderSteps): TwoFactorSender => {
  const { session } = ports;
  const request = makeRequest(ports, { requestContext });
  const requestCode =
    (wanted: TwoFactorRequest, onRefused: () => void): IdentityCall<CodeSent> =>
    async () => {
      const reply = await request(wanted)();
      if (E.isLeft(reply)) return reply;
      const { success, challengeName, retryAfterMs } = reply.right;
      if (!success || wanted._tag === 'StatusOnly') {
        onRefused();
        return E.left({ _tag: 'Unexpected' });
      }
      const sent = wanted._tag === 'ByPhone' ? codeSent(wanted.channel, challengeName) : emailCodeSent;
      session.update(inTwoFactor(sent));
      return E.right({ retryAfterMs });
    };
  const send =
    <A>(sendThrough: SendThrough<A>, wanted: TwoFactorRequest): TaskEither<IdentityFault | SendRefused, A> =>
    async () => {
      // Because: the code sender knows no refusal. To it, a refusal is as unexpected as an answer that nobody understands.
      let isRefused = false;
      const sent = await sendThrough(
        'TwoFactor',
        requestCode(wanted, () => (isRefused = true)),
      )();
      return E.isLeft(sent) && isRefused ? E.left({ _tag: 'SendRefused' }) : sent;
    };
  return {
    readStatus: request({ _tag: 'StatusOnly' }),
    send: (wanted) => send(codes.send, wanted),
    resend: (wanted) => send(codes.resend, wanted),
  };
};

/** Makes a two-factor request, and stores the status of its reply. */
const makeRequest =
  ({ identity, session }: SenderPorts, { requestContext }: Pick<SenderSteps, 'requestContext'>) =>
  (wanted: TwoFactorRequest): IdentityCall<TwoFactorReply> =>
  async () => {
    const reply = await identity.send2FA(wanted, requestContext())();
    if (E.isLeft(reply)) return reply;
    const { status, verificationChannels } = reply.right;
    session.update(inTwoFactor(statusReceived(status, verificationChannels)));
    return reply;
  };
