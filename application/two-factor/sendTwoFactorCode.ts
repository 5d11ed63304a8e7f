import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { type Resend, resendCode, sendCode } from '#application/code/sendCode.ts';
import type { ChoiceFault, Flow } from '#application/flow.ts';
import type { TwoFactorRequest } from '#application/ports/identityCalls.ts';
import { routeSendFault } from '#application/session/routeFaults.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type OneTimeCode, parseCode } from '#domain/identity/oneTimeCode.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import type { CodeChannel } from '#domain/two-factor/channels.ts';
import { type EnteredPhone, type NumberProblem, offeredCountry } from '#domain/two-factor/phoneNumber.ts';
import * as rules from '#domain/two-factor/twoFactor.ts';
import { linkedNumberChosen, numberTyped } from '#domain/two-factor/twoFactorChanges.ts';
import { requestCode } from './requestTwoFactor.ts';

/** A fault of a number: it is not complete, it may not replace the present one, or the service sends no codes to it. */
export type NumberFault =
  | { readonly _tag: 'NumberIncomplete'; readonly problem: NumberProblem }
  | { readonly _tag: 'NumberNotChangeable' }
  | { readonly _tag: 'NumberRefused'; readonly type: rules.PhoneType | null };

/** The use cases that take the number for the codes, send them, and receive those of text messages. */
export type SendUseCases = {
  /** Parses and looks up an entered number, then leads to the choice of a channel. While the factor is owed, only the own number counts. */
  readonly enterNumber: (entered: EnteredPhone) => TaskEither<NumberFault | IdentityFault, Destination>;
  /** Takes the number of a linked account by its profile id during setup; a number that is not valid leads to its review. */
  readonly chooseNumber: (chosen: string) => TaskEither<ChoiceFault | IdentityFault, Destination>;
  /** Sends a code through an offered channel: a landline gets no text. Two-factor starts again if the number may not get it. */
  readonly sendCode: (chosen: string) => TaskEither<ChoiceFault | IdentityFault, Destination>;
  /** Sends another code. Leads to the error page where none goes out by email, else as the first code does; an unknown answer stays a fault. */
  readonly resendCode: Resend;
  /** Waits for the newest code, if it was sent by text message; ignores a message without a code. Returns a function that stops waiting. */
  readonly receiveSmsCode: (onCode: (code: OneTimeCode) => void) => () => void;
};

const factorIncomplete: IdentityFault = { _tag: 'TwoFactorIncomplete' };

/** Wires the use cases that take the number for the codes, send them, and receive those of text messages. */
export const makeSendUseCases = (flow: Flow): SendUseCases => ({
  ...makeNumberUseCases(flow),
  sendCode: (chosen) => async () => {
    const { twoFactor } = flow.session.get();
    const channel = rules.offeredChannels(twoFactor).find((offered) => offered === chosen);
    if (channel === undefined) return E.left({ _tag: 'NothingChosen' });
    if (!rules.maySendToPhone(twoFactor)) return routeSendFault(flow, factorIncomplete)();
    const sent = await sendCode(flow, 'TwoFactor', requestCode(flow, requestFor(twoFactor, channel)))();
    return E.isLeft(sent) ? routeSendFault(flow, sent.left)() : E.right(toRoute('/2fa/verify-number'));
  },
  resendCode: () => async () => {
    const { twoFactor } = flow.session.get();
    if (!rules.maySendToPhone(twoFactor)) return routeSendFault(flow, factorIncomplete)();
    const request = requestFor(twoFactor, rules.codeChannel(twoFactor));
    const sent = await resendCode(flow, 'TwoFactor', requestCode(flow, request))();
    if (!E.isLeft(sent)) return sent;
    if (flow.session.get().twoFactor.standing === 'EmailRefused') return E.right(toRoute('/signin/error'));
    return sent.left._tag === 'Unexpected' ? sent : routeSendFault(flow, sent.left)();
  },
  receiveSmsCode: (onCode) => {
    if (flow.session.get().twoFactor.sent?.channel !== 'sms') return () => undefined;
    return flow.smsCodes.listen((received) => {
      const code = parseCode(received);
      if (!E.isLeft(code)) onCode(code.right);
    });
  },
});

const makeNumberUseCases = (flow: Flow): Pick<SendUseCases, 'enterNumber' | 'chooseNumber'> => {
  const { identity, session, phones } = flow;
  return {
    enterNumber: (entered) => async () => {
      const reading = phones.read(entered);
      if (E.isLeft(reading)) return E.left({ _tag: 'NumberIncomplete', problem: reading.left });
      if (offeredCountry(reading.right, entered.offered) === null)
        return E.left({ _tag: 'NumberIncomplete', problem: 'NotOffered' });
      const { number } = reading.right;
      if (!rules.maySendTo(number, session.get().twoFactor)) return E.left({ _tag: 'NumberNotChangeable' });
      const lookup = await identity.lookUpPhone(number)();
      if (E.isLeft(lookup)) return routeSendFault(flow, lookup.left)();
      const found = lookup.right;
      session.update(inTwoFactor(numberTyped(number, found)));
      if (found._tag === 'Valid') return E.right(toRoute('/2fa/phone-validation'));
      return E.left(found._tag === 'Failed' ? found.fault : { _tag: 'NumberRefused', type: found.type });
    },
    chooseNumber: (chosen) => async () => {
      const { twoFactor } = session.get();
      const linked = twoFactor.linkedNumbers.find(({ profileId }) => profileId === chosen);
      if (linked === undefined) return E.left({ _tag: 'NothingChosen' });
      if (!rules.maySendTo(linked.number, twoFactor)) return routeSendFault(flow, factorIncomplete)();
      const found = await identity.lookUpPhone(linked.number)();
      if (E.isLeft(found)) return routeSendFault(flow, found.left)();
      session.update(inTwoFactor(linkedNumberChosen(linked, found.right)));
      return E.right(toRoute(found.right._tag === 'Valid' ? '/2fa/phone-validation' : '/2fa/review-number'));
    },
  };
};

/** The request of a code. Without a number, the service can only report the status. */
const requestFor = (twoFactor: rules.TwoFactor, channel: CodeChannel): TwoFactorRequest => {
  const { phone } = twoFactor;
  if (channel === 'email') return { _tag: 'ByEmail' };
  if (phone._tag === 'Absent') return { _tag: 'StatusOnly' };
  return { _tag: 'ByPhone', channel, number: phone.number, changingNumber: rules.isChangingNumber(twoFactor) };
};
