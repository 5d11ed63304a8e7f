import type * as TE from 'fp-ts/TaskEither';
import type { CodeSender, Resend } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import { makeConclude } from '#application/session/conclude.ts';
import type { Proceed } from '#application/session/proceed.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { makeAskTwoFactor } from './askTwoFactor.ts';
import { makeChooseNumber, type ChooseNumber } from './chooseNumber.ts';
import { makeEnterNumber, type EnterNumber } from './enterNumber.ts';
import { makeEntrance, type Entrance } from './enterTwoFactor.ts';
import { makeFindNumber } from './findNumber.ts';
import { makeLeadOut } from './leadOut.ts';
import type { Phones } from './phones.ts';
import { makeProveTwoFactor } from './proveTwoFactor.ts';
import { makeResendTwoFactorCode } from './resendTwoFactorCode.ts';
import { makeSendTwoFactorCode, type SendTwoFactorCode } from './sendTwoFactorCode.ts';
import { makeTwoFactorSender } from './twoFactorSender.ts';
import { makeVerificationRefused } from './verificationRefused.ts';
import { makeVerifyTwoFactorCode, type VerifyTwoFactorCode } from './verifyTwoFactorCode.ts';

/** The way into two-factor, and what its screens ask. */
export type TwoFactorFlows = {
  readonly entrance: Entrance;
  readonly enterNumber: EnterNumber;
  readonly chooseNumber: ChooseNumber;
  readonly sendTwoFactorCode: SendTwoFactorCode;
  readonly resendTwoFactorCode: Resend;
  readonly verifyTwoFactorCode: VerifyTwoFactorCode;
  /** Goes on once the second factor is given, where that was said in words first. */
  readonly finishTwoFactor: () => TE.TaskEither<IdentityFault, Destination>;
};

export type TwoFactorSteps = {
  readonly phones: Phones;
  readonly talkContext: () => TalkContext;
  readonly codes: CodeSender;
  readonly proceed: Proceed;
};

/** Wires two-factor. */
export const makeTwoFactorFlows = (ports: Ports, steps: TwoFactorSteps): TwoFactorFlows => {
  const { phones, talkContext, codes, proceed } = steps;
  const ask = makeAskTwoFactor(ports, talkContext);
  const sender = makeTwoFactorSender(ports, { ask, codes });
  const entrance = makeEntrance(ports, { findNumber: makeFindNumber(ports, phones), ask, sender });
  const leadOut = makeLeadOut(ports);
  const conclude = makeConclude(ports, entrance.enterTwoFactor)('/signin/error');
  const finish = (): TE.TaskEither<IdentityFault, Destination> =>
    conclude(proceed(ports.session.get().chosenProfileId));
  const prove = makeProveTwoFactor(ports, talkContext);
  const refused = makeVerificationRefused(ports, { ask, leadOut, conclude });
  return {
    entrance,
    enterNumber: makeEnterNumber(ports, { phones, leadOut }),
    chooseNumber: makeChooseNumber(ports, leadOut),
    sendTwoFactorCode: makeSendTwoFactorCode(ports, { sender, leadOut }),
    resendTwoFactorCode: makeResendTwoFactorCode(ports, sender),
    verifyTwoFactorCode: makeVerifyTwoFactorCode(ports, { prove, refused, finish }),
    finishTwoFactor: finish,
  };
};
