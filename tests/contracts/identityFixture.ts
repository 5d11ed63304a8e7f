import * as E from 'fp-ts/Either';
import type { CodeSent, TwoFactorProof, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import type { ControlRoom } from '#infrastructure/sandbox/engine/controlRoom.ts';
import { byPhone, code, requestContext, seed } from '#tests/support/people.ts';

type Awaitable<Value> = Value | Promise<Value>;

/** A service with its seed accounts, a browser, and functions to read and change the service's state. */
export type IdentityFixture = {
  readonly identity: IdentityGateway;
  readonly engine: {
    readonly inbox: (to: string | null) => Awaitable<ReturnType<ControlRoom['inbox']>>;
    readonly accounts: () => Awaitable<ReturnType<ControlRoom['accounts']>>;
  };
  readonly advance: (ms: number) => Awaitable<void>;
  /** Answers on the page of a provider, in the same browser. */
  readonly signInAtProvider: (provider: string, email: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts a fixture, which the test must close. */
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
    const [mail] = await fixture().engine.inbox(to);
    if (mail === undefined) throw new Error(`Nothing was sent to ${to}`);
    return code(mail.code);
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
    /** How many codes were sent to anybody. */
    sentCount: async () => (await fixture().engine.inbox(null)).length,
    /** The account of an address, as the service has it now. */
    accountOf: async (email: string) => (await fixture().engine.accounts()).find((one) => one.email === email),
  };
};
