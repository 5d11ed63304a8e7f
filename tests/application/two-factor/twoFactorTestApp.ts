import * as E from 'fp-ts/Either';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { TwoFactorProof, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

/** The two-factor calls that the tests record. */
export type RecordedCall =
  | { readonly call: 'profile' | 'tokens' }
  | { readonly call: 'lookUpPhone'; readonly number: string }
  | { readonly call: 'send2FA'; readonly ask: TwoFactorRequest }
  | { readonly call: 'validate2FA' | 'signInWithTwoFactor'; readonly proof: TwoFactorProof };

/** A person who must give a second factor, and the recorded calls. */
export type TwoFactorTestApp = TestApp & {
  /** The calls since the last sign-in, in order. */
  readonly calls: () => ReadonlyArray<RecordedCall>;
  /** Signs in; returns the next screen, or 'ClientRedirect'. */
  readonly signIn: () => Promise<string>;
  readonly twoFactor: () => TwoFactor;
  readonly newestCode: () => string;
};

type IdentityOverrides = (identity: IdentityGateway) => Partial<IdentityGateway>;

const recordingIdentity = (identity: IdentityGateway, note: (asked: RecordedCall) => void): IdentityGateway => ({
  ...identity,
  tokens: (profileId) => {
    note({ call: 'tokens' });
    return identity.tokens(profileId);
  },
  profile: () => {
    note({ call: 'profile' });
    return identity.profile();
  },
  lookUpPhone: (number) => {
    note({ call: 'lookUpPhone', number });
    return identity.lookUpPhone(number);
  },
  send2FA: (ask, context) => {
    note({ call: 'send2FA', ask });
    return identity.send2FA(ask, context);
  },
  validate2FA: (proof, context) => {
    note({ call: 'validate2FA', proof });
    return identity.validate2FA(proof, context);
  },
  signInWithTwoFactor: (credentials, proof, context) => {
    note({ call: 'signInWithTwoFactor', proof });
    return identity.signInWithTwoFactor(credentials, proof, context);
  },
});

/** The path of a destination, or its tag. */
export const screenOf = (destination: Destination): string =>
  destination._tag === 'Route' ? destination.to : destination._tag;

/** Where an action leads to, or the tag of its fault. */
export const answerOf = (outcome: E.Either<{ readonly _tag: string }, Destination>): string =>
  E.isRight(outcome) ? screenOf(outcome.right) : outcome.left._tag;

/** Opens a visit from a partner for a seed account; single answers of the service can be replaced. */
export const makeTwoFactorTestApp = async (
  name: string,
  answering: IdentityOverrides = () => ({}),
): Promise<TwoFactorTestApp> => {
  let asked: ReadonlyArray<RecordedCall> = [];
  const app = makeTestApp({
    replace: ({ identity }) => ({
      identity: recordingIdentity({ ...identity, ...answering(identity) }, (one) => {
        asked = [...asked, one];
      }),
    }),
  });
  const { useCases, engine } = app;
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  return {
    ...app,
    calls: () => asked,
    signIn: async () => {
      asked = [];
      const answer = await useCases.signIn.submit({ email: `${name}@sandbox.test`, password: seedPassword })();
      return E.isRight(answer) ? screenOf(answer.right) : answer.left._tag;
    },
    twoFactor: () => useCases.session.get().twoFactor,
    newestCode: () => engine.inbox(null)[0]?.code ?? '',
  };
};
