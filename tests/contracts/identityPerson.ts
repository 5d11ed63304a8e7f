import * as E from 'fp-ts/Either';
import type { TwoFactorProof, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import { byPhone, newestCode, requestContext, seed, type IdentityFixture } from './identityFixture.ts';

/** A person at the browser of a fixture: each act is a call, and returns its answer. */
export const personAt = (fixture: () => IdentityFixture) => {
  const tokens = () => fixture().identity.tokens(null)();
  const send = (request: TwoFactorRequest) => fixture().identity.send2FA(request, requestContext)();
  const codeAt = (to: string): TwoFactorProof['code'] => newestCode(fixture(), to);
  return {
    tokens,
    send,
    /** The newest code sent to an address or a number. */
    codeAt,
    signIn: (who: string | Credentials) =>
      fixture().identity.signIn(typeof who === 'string' ? seed(who) : who, requestContext)(),
    signInWithCode: (name: string, proof: TwoFactorProof) =>
      fixture().identity.signInWithTwoFactor(seed(name), proof, requestContext)(),
    validate: (proof: TwoFactorProof) => fixture().identity.validate2FA(proof, requestContext)(),
    /** Has a text message sent to a number, and returns its code. */
    textTo: async (number: string): Promise<TwoFactorProof['code']> => {
      await send(byPhone(number));
      return codeAt(number);
    },
    owesFactor: async (): Promise<boolean> => {
      const answer = await tokens();
      return E.isRight(answer) && answer.right.claims.twoFactor === 'Required';
    },
    /** The account of a seed, as the service has it now. */
    accountOf: (name: string) =>
      fixture()
        .engine.accounts()
        .find(({ email }) => email === seed(name).email),
  };
};
