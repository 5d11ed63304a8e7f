import * as E from 'fp-ts/Either';
import type { Ports } from '#application/ports/ports.ts';
import type { FetchTokens } from '#application/session/fetchTokens.ts';
import type { FlowSteps } from '#application/session/steps.ts';
import { type OneTimeCode, parseCode } from '#domain/identity/oneTimeCode.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { makeNumberUseCases, type NumberUseCases } from './enterNumber.ts';
import { makeTwoFactorEntry, type TwoFactorEntry } from './enterTwoFactor.ts';
import { makePhoneNumbers, type PhoneNumbers } from './phoneNumbers.ts';
import { makeSendUseCases, makeTwoFactorSender, type SendUseCases, type TwoFactorSender } from './sendTwoFactorCode.ts';
import { makeRouteMissingFactor, makeRouteSendFault, type RouteMissingFactor } from './twoFactorFaults.ts';
import { makeVerificationUseCases, type VerificationUseCases } from './verifyTwoFactorCode.ts';

/** What a view may call on the two-factor screens. */
export type TwoFactorUseCases = NumberUseCases &
  SendUseCases &
  VerificationUseCases & { readonly phones: PhoneNumbers; readonly receiveSmsCode: ReceiveSmsCode };

/** Waits for the newest code, if it was sent by text message. Returns a function that stops waiting. */
export type ReceiveSmsCode = (
  newest: Pick<TwoFactor, 'channel' | 'sendAttempts'>,
  onCode: (code: OneTimeCode) => void,
) => () => void;

/** Ignores a message without a code. */
export const makeReceiveSmsCode =
  ({ smsCodes }: Pick<Ports, 'smsCodes'>): ReceiveSmsCode =>
  ({ channel, sendAttempts }, onCode) => {
    if (channel !== 'sms' || sendAttempts === 0) return () => undefined;
    return smsCodes.listen((received) => {
      const code = parseCode(received);
      if (!E.isLeft(code)) onCode(code.right);
    });
  };

/** The parts of two-factor that a sign-in needs. The use cases of its screens need the sign-in in turn. */
export type TwoFactorParts = {
  readonly phones: PhoneNumbers;
  readonly sender: TwoFactorSender;
  readonly entry: TwoFactorEntry;
  readonly routeMissingFactor: RouteMissingFactor;
};

/** Wires the parts that a sign-in needs. */
export const makeTwoFactor = (
  ports: Ports,
  steps: Pick<FlowSteps, 'requestContext' | 'codes'> & { readonly fetchTokens: FetchTokens },
): TwoFactorParts => {
  const phones = makePhoneNumbers(ports);
  const sender = makeTwoFactorSender(ports, steps);
  const entry = makeTwoFactorEntry(ports, { phones, sender, fetchTokens: steps.fetchTokens });
  return { phones, sender, entry, routeMissingFactor: makeRouteMissingFactor(ports, entry.enterTwoFactor) };
};

type Steps = FlowSteps & TwoFactorParts & { readonly fetchTokens: FetchTokens };

/** Wires the use cases of the two-factor screens. */
export const makeTwoFactorUseCases = (ports: Ports, steps: Steps): TwoFactorUseCases => {
  const { phones, sender, routeMissingFactor } = steps;
  const routeSendFault = makeRouteSendFault(ports, routeMissingFactor);
  return {
    phones,
    receiveSmsCode: makeReceiveSmsCode(ports),
    ...makeNumberUseCases(ports, { phones, routeSendFault }),
    ...makeSendUseCases(ports, { sender, routeSendFault }),
    ...makeVerificationUseCases(ports, { ...steps, routeSendFault }),
  };
};
