import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Resend } from '#application/code/sendCode.ts';
import type { ChoiceFault, Flow } from '#application/flow.ts';
import type { TwoFactorRequest } from '#application/ports/identityCalls.ts';
import { routeSendFault } from '#application/session/routeFaults.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type OneTimeCode, parseCode } from '#domain/identity/oneTimeCode.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { accountFaultScreen } from '#domain/navigation/faultScreen.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import type { Channel } from '#domain/two-factor/channels.ts';
import { standingChanged } from '#domain/two-factor/phoneChanges.ts';
import { maySendToPhone, offeredChannels, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { requestAnotherCode, requestCode } from './requestTwoFactor.ts';

/** The use cases that send a code of the second factor, and receive it. */
export type SendUseCases = {
  /** Sends a code through an offered channel: a landline gets no text. Two-factor starts again if the number may not get it. */
  readonly sendCode: (chosen: string) => TaskEither<ChoiceFault | IdentityFault, Destination>;
  /**
   * Sends another code. If the session is over, leads to sign-in; to the error page where no code goes out by email. If the session must
   * prove its factor first, the status becomes unknown, and the guards lead to the screen of the factor.
   */
  readonly resendCode: Resend;
  /** Waits for the newest code, if it was sent by text message; ignores a message without a code. Returns a function that stops waiting. */
  readonly receiveSmsCode: (
    newest: Pick<TwoFactor, 'channel' | 'sendAttempts'>,
    onCode: (code: OneTimeCode) => void,
  ) => () => void;
};

/** Wires the use cases that send a code of the second factor, and receive it. */
export const makeSendUseCases = (flow: Flow): SendUseCases => ({
  sendCode: (chosen) => async () => {
    const { twoFactor } = flow.session.get();
    const channel = offeredChannels(twoFactor).find((offered) => offered === chosen);
    if (channel === undefined) return E.left({ _tag: 'NothingChosen' });
    if (!maySendToPhone(twoFactor)) return routeSendFault(flow, { _tag: 'TwoFactorIncomplete' })();
    const sent = await requestCode(flow, phoneRequest(twoFactor, channel))();
    return E.isLeft(sent) ? routeSendFault(flow, sent.left)() : E.right(toRoute('/2fa/verify-number'));
  },
  resendCode: () => async () => {
    const { session } = flow;
    const { twoFactor } = session.get();
    const sent = maySendToPhone(twoFactor)
      ? await requestAnotherCode(flow, repeatRequest(twoFactor))()
      : E.left<IdentityFault>({ _tag: 'TwoFactorIncomplete' });
    if (!E.isLeft(sent)) return sent;
    const fault = sent.left;
    if (fault._tag === 'SendRefused') {
      const isByEmail = session.get().twoFactor.channel === 'email';
      return isByEmail ? E.right(toRoute('/signin/error')) : E.left({ _tag: 'Unexpected' });
    }
    if (fault._tag === 'SignedOut' || accountFaultScreen(fault) !== null) return routeSendFault(flow, fault)();
    if (fault._tag === 'TwoFactorIncomplete') session.update(inTwoFactor(standingChanged('Unread')));
    return E.left(fault);
  },
  receiveSmsCode: ({ channel, sendAttempts }, onCode) => {
    if (channel !== 'sms' || sendAttempts === 0) return () => undefined;
    return flow.smsCodes.listen((received) => {
      const code = parseCode(received);
      if (!E.isLeft(code)) onCode(code.right);
    });
  },
});

const phoneRequest = ({ phone, changingNumber }: TwoFactor, channel: Channel): TwoFactorRequest => {
  // Because: without a number the service can only report the status.
  if (phone._tag === 'Absent') return { _tag: 'StatusOnly' };
  return { _tag: 'ByPhone', channel, number: phone.number, changingNumber };
};

const repeatRequest = (twoFactor: TwoFactor): TwoFactorRequest =>
  twoFactor.channel === 'email' ? { _tag: 'ByEmail' } : phoneRequest(twoFactor, twoFactor.channel ?? 'sms');
