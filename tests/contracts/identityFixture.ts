import * as E from 'fp-ts/Either';
import type { CodeSent, TwoFactorProof, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { CodeChannel } from '#domain/two-factor/channels.ts';
import { byPhone, code, requestContext, seed } from '#tests/support/people.ts';

/** A code as it was sent: to an email address, or to a number in E.164 form. */
export type SentCode = { readonly to: string; readonly channel: CodeChannel; readonly code: string };

/** An account as the service stores it. */
export type StoredAccount = {
  readonly profileId: string;
  readonly accountType: 'Personal' | 'Business';
  readonly marketing: boolean;
};

/** The gateway of a new browser, and what a service with the seed accounts needs beside it for tests. */
export type IdentityFixture = {
  readonly identity: IdentityGateway;
  /** Every code that was sent to anybody, the newest first. */
  readonly sentCodes: () => Promise<ReadonlyArray<SentCode>>;
  /** The account of an email address; null without one. */
  readonly accountOf: (email: string) => Promise<StoredAccount | null>;
  /** Signs in as a person at the page of an identity provider, in the same browser. */
  readonly signInAtProvider: (provider: string, email: string) => Promise<void>;
};

/** Opens a new browser, and restores the seed accounts. */
export type MakeIdentityFixture = () => Promise<IdentityFixture>;

/** The answer to a sent code without a cooldown. */
export const codeSent: E.Either<never, CodeSent> = E.right({ retryAfterMs: null });
/** The answer of a call that does what it is asked, and has nothing to say. */
export const done: E.Either<never, void> = E.right(undefined);
/** The answer of a call that is refused, with nothing but the name of its fault. */
export const refused = <Tag extends string>(_tag: Tag): E.Either<{ readonly _tag: Tag }, never> => E.left({ _tag });

/** A person at the browser of a fixture: each act is a call, and returns its answer. */
export const personAt = (fixture: () => IdentityFixture) => {
  const tokens = () => fixture().identity.tokens(null)();
  const send = (request: TwoFactorRequest) => fixture().identity.requestTwoFactor(request, requestContext)();
  const codeAt = async (to: string): Promise<OneTimeCode> => {
    const sent = (await fixture().sentCodes()).find((one) => one.to === to);
    if (sent === undefined) throw new Error(`Nothing was sent to ${to}`);
    return code(sent.code);
  };
  return {
    tokens,
    send,
    /** The newest code sent to an address or a number. */
    codeAt,
    signIn: (who: string | Credentials) =>
      fixture().identity.signIn(typeof who === 'string' ? seed(who) : who, requestContext)(),
    signInWithCode: (name: string, proof: TwoFactorProof) =>
      fixture().identity.signInWithTwoFactor(seed(name), proof, requestContext)(),
    validate: (proof: TwoFactorProof) => fixture().identity.verifyTwoFactor(proof, requestContext)(),
    isSignedIn: () => fixture().identity.isSignedIn(),
    /** Has a text message sent to a number, and returns its code. */
    textTo: async (number: string): Promise<OneTimeCode> => {
      await send(byPhone(number));
      return codeAt(number);
    },
  };
};
