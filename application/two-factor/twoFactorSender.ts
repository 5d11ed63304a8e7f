import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CodeSender, Resent, SendCall } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { TwoFactorAsk } from '#application/ports/twoFactorTalk.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { codeSent, emailCodeSent } from '#domain/two-factor/codeChanges.ts';
import type { Channel, TwoFactor } from '#domain/two-factor/twoFactor.ts';
import type { AskTwoFactor } from './askTwoFactor.ts';

type Sent = 'Sent' | 'Refused';

/** Every sending of a code of the second factor; only what the service really sent counts as sent. */
export type TwoFactorSender = {
  /** The email default. */
  readonly byEmail: () => TE.TaskEither<IdentityFault, Sent>;
  readonly byPhone: (channel: Channel) => TE.TaskEither<IdentityFault, Sent>;
  /** Another code the way the last one went, unless it is too soon. */
  readonly another: () => TE.TaskEither<IdentityFault, Resent | 'Refused'>;
};

type Way<A> = (call: SendCall) => TE.TaskEither<IdentityFault, A>;

const byPhone = ({ phone, changingNumber }: TwoFactor, channel: Channel): TwoFactorAsk => {
  // Because: without a number the service can only say how things stand, and that is all it is asked then.
  if (phone._tag === 'Absent') return { _tag: 'StatusOnly' };
  return { _tag: 'ByPhone', channel, number: phone.number, changingNumber };
};

const byLastWay = (twoFactor: TwoFactor): TwoFactorAsk =>
  twoFactor.channel === 'email' ? { _tag: 'ByEmail' } : byPhone(twoFactor, twoFactor.channel ?? 'sms');

/** Sends the codes of the second factor through the one way all codes are sent. */
export const makeTwoFactorSender = (
  { session }: Pick<Ports, 'session'>,
  { ask, codes }: { readonly ask: AskTwoFactor; readonly codes: CodeSender },
): TwoFactorSender => {
  const send = <A>(way: Way<A>, wanted: TwoFactorAsk): TE.TaskEither<IdentityFault, A | 'Refused'> => {
    let refused = false;
    const call = pipe(
      ask(wanted),
      TE.flatMap(({ success, challengeName, retryAfterMs }): SendCall => {
        refused = !success || wanted._tag === 'StatusOnly';
        if (refused) return TE.left({ _tag: 'Unexpected' });
        session.update(inTwoFactor(wanted._tag === 'ByEmail' ? emailCodeSent : codeSent(challengeName)));
        return TE.right({ retryAfterMs });
      }),
    );
    return pipe(
      way(call),
      TE.map((outcome): A | 'Refused' => outcome),
      TE.orElse((fault) => (refused ? TE.right<IdentityFault, A | 'Refused'>('Refused') : TE.left(fault))),
    );
  };
  const first = (wanted: TwoFactorAsk): TE.TaskEither<IdentityFault, Sent> =>
    pipe(
      send((call) => codes.first('TwoFactor', call), wanted),
      TE.map((outcome): Sent => (outcome === 'Refused' ? 'Refused' : 'Sent')),
    );
  return {
    byEmail: () => first({ _tag: 'ByEmail' }),
    byPhone: (channel) => first(byPhone(session.get().twoFactor, channel)),
    another: () => send((call) => codes.another('TwoFactor', call), byLastWay(session.get().twoFactor)),
  };
};
