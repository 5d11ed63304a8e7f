import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { requestContext, seed } from '#tests/support/people.ts';
import { refused, type IdentityFixture, type MakeIdentityFixture } from './identityFixture.ts';
import { credentialsContract } from './identityCredentials.ts';
import { sessionContract } from './identitySession.ts';
import { twoFactorContract } from './identityTwoFactor.ts';

/** Waits until a call has started; no answer can arrive in that time. */
const callStarted = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** The contract of every identity adapter over a service with the seed accounts: each call, its good answer, and each fault that it can have. */
export const identityGatewayContract = (adapter: string, makeFixture: MakeIdentityFixture): void => {
  describe(`${adapter} keeps the IdentityGateway contract`, () => {
    let fixture: IdentityFixture;
    beforeEach(async () => {
      fixture = await makeFixture();
    });
    const currentFixture = (): IdentityFixture => fixture;

    credentialsContract(currentFixture);
    twoFactorContract(currentFixture);
    sessionContract(currentFixture);

    it('aborts a pending call, and makes the next', async () => {
      const { identity } = currentFixture();
      const answer = identity.signIn(seed('personal'), requestContext)();
      await callStarted();
      await identity.abandon();
      expect(await answer).toEqual(refused('Cancelled'));
      expect(E.isRight(await identity.signIn(seed('personal'), requestContext)())).toBe(true);
    });
  });
};
