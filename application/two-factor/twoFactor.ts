import type { Ports } from '#application/ports/ports.ts';
import type { FetchTokens } from '#application/session/fetchTokens.ts';
import type { FlowSteps } from '#application/session/steps.ts';
import { makeNumberUseCases, type NumberUseCases } from './enterNumber.ts';
import { makeTwoFactorEntry, type TwoFactorEntry } from './enterTwoFactor.ts';
import { makeFindNumber } from './findNumber.ts';
import { makePhoneNumbers, type PhoneNumbers } from './phoneNumbers.ts';
import { makeReceiveSmsCode, type ReceiveSmsCode } from './receiveSmsCode.ts';
import { makeRouteMissingFactor, type RouteMissingFactor } from './routeMissingFactor.ts';
import { makeRouteSendFault } from './routeSendFault.ts';
import { makeTwoFactorCodeUseCases, type TwoFactorCodeUseCases } from './twoFactorCode.ts';
import { makeTwoFactorSender } from './twoFactorSender.ts';
import { makeVerificationUseCases, type VerificationUseCases } from './verifyTwoFactorCode.ts';

/** What a view may call on the two-factor screens. */
export type TwoFactorUseCases = NumberUseCases &
  TwoFactorCodeUseCases &
  VerificationUseCases & { readonly phones: PhoneNumbers; readonly receiveSmsCode: ReceiveSmsCode };

/** Two-factor in two parts: a sign-in needs the entry, and the use cases need the sign-in to complete it. */
export type TwoFactorParts = {
  readonly entry: TwoFactorEntry;
  readonly routeMissingFactor: RouteMissingFactor;
  readonly makeUseCases: (steps: FlowSteps) => TwoFactorUseCases;
};

/** Wires two-factor. */
export const makeTwoFactor = (
  ports: Ports,
  steps: Pick<FlowSteps, 'requestContext' | 'codes'> & { readonly fetchTokens: FetchTokens },
): TwoFactorParts => {
  const phones = makePhoneNumbers(ports);
  const sender = makeTwoFactorSender(ports, steps);
  const { fetchTokens } = steps;
  const entry = makeTwoFactorEntry(ports, { findNumber: makeFindNumber(ports, phones), sender, fetchTokens });
  const routeMissingFactor = makeRouteMissingFactor(ports, entry.enterTwoFactor);
  const routeSendFault = makeRouteSendFault(ports, routeMissingFactor);
  return {
    entry,
    routeMissingFactor,
    makeUseCases: (flowSteps) => ({
      phones,
      receiveSmsCode: makeReceiveSmsCode(ports),
      ...makeNumberUseCases(ports, phones, routeSendFault),
      ...makeTwoFactorCodeUseCases(ports, sender, routeSendFault),
      ...makeVerificationUseCases(ports, { ...flowSteps, sender, routeSendFault, fetchTokens }),
    }),
  };
};
