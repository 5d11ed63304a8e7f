import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeSendsContract } from './identityCodeSends.ts';
import { emailContract } from './identityEmail.ts';
import { passwordContract } from './identityPassword.ts';
import { sessionContract } from './identitySession.ts';
import { signInContract } from './identitySignIn.ts';
import { signUpContract } from './identitySignUp.ts';
import { context, seed, type IdentityStage, type OpenStage } from './identityStage.ts';
import { twoFactorContract } from './identityTwoFactor.ts';
import { twoFactorLimitsContract } from './identityTwoFactorLimits.ts';
import { twoFactorNumbersContract } from './identityTwoFactorNumbers.ts';

/** Lets a call that was made get under way; no answer from outside can come meanwhile. */
const begun = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** What every identity adapter owes its callers, talk by talk. */
export const identityGatewayContract = (adapter: string, openStage: OpenStage): void => {
  describe(`${adapter} keeps the IdentityGateway contract`, () => {
    let stage: IdentityStage;
    beforeEach(async () => {
      stage = await openStage();
    });
    afterEach(() => stage.close());
    const onStage = (): IdentityStage => stage;

    signInContract(onStage);
    signUpContract(onStage);
    passwordContract(onStage);
    emailContract(onStage);
    codeSendsContract(onStage);
    twoFactorContract(onStage);
    twoFactorLimitsContract(onStage);
    twoFactorNumbersContract(onStage);
    sessionContract(onStage);

    it('gives up a call in flight, and takes the next', async () => {
      const { identity } = onStage();
      const answer = identity.signIn(seed('personal'), context)();
      await begun();
      await identity.abandon();
      expect(await answer).toEqual(E.left({ _tag: 'Cancelled' }));
      expect(E.isRight(await identity.signIn(seed('personal'), context)())).toBe(true);
    });
  });
};
