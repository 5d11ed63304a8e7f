import * as E from 'fp-ts/Either';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { TwoFactorProof } from '#application/ports/signInTalk.ts';
import type { TwoFactorAsk } from '#application/ports/twoFactorTalk.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { openHexagon, type Hexagon } from '#tests/application/stage/hexagon.ts';

/** What the service was asked on the way through two-factor. */
export type Asked =
  | { readonly call: 'profile' | 'tokens' }
  | { readonly call: 'lookUpPhone'; readonly number: string }
  | { readonly call: 'send2FA'; readonly ask: TwoFactorAsk }
  | { readonly call: 'validate2FA' | 'signInWithTwoFactor'; readonly proof: TwoFactorProof };

/** Somebody who signed in and owes a second factor, and how the service was spoken to. */
export type Owing = Hexagon & {
  /** Since the last sign-in, in order. */
  readonly asked: () => ReadonlyArray<Asked>;
  /** Signs in, again or for the first time; answers the screen it leads to, 'Away' for the way out. */
  readonly signIn: () => Promise<string>;
  readonly twoFactor: () => TwoFactor;
  readonly newestCode: () => string;
};

type Answering = (identity: IdentityGateway) => Partial<IdentityGateway>;

const listening = (identity: IdentityGateway, note: (asked: Asked) => void): IdentityGateway => ({
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

/** Where a destination leads. */
export const screenOf = (destination: Destination): string =>
  destination._tag === 'Route' ? destination.to : destination._tag;

/** Opens a visit from a partner for a seed account; single answers of the service may be replaced. */
export const openOwing = async (name: string, answering: Answering = () => ({})): Promise<Owing> => {
  let asked: ReadonlyArray<Asked> = [];
  const hexagon = openHexagon({
    replace: ({ identity }) => ({
      identity: listening({ ...identity, ...answering(identity) }, (one) => {
        asked = [...asked, one];
      }),
    }),
  });
  const { useCases, engine } = hexagon;
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await useCases.admit({ to: '/', query, scheme: 'https:' })();
  return {
    ...hexagon,
    asked: () => asked,
    signIn: async () => {
      asked = [];
      const answer = await useCases.signIn({ email: `${name}@sandbox.test`, password: seedPassword })();
      return E.isRight(answer) ? screenOf(answer.right) : answer.left._tag;
    },
    twoFactor: () => useCases.session.get().twoFactor,
    newestCode: () => engine.inbox(null)[0]?.code ?? '',
  };
};
