import fc from 'fast-check';
import type { EffectName } from '#domain/navigation/visit.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import {
  inTwoFactor,
  signedOut,
  withIdpSession,
  withoutTokens,
  withSignedInAs,
  withTokens,
} from '#domain/session/changes.ts';
import type { Change } from '#domain/session/session.ts';
import { mint } from '#domain/shared/nominal.ts';
import { email } from './email.ts';
import { linkedAccount } from './linkedAccount.ts';
import { profileId } from './profileId.ts';
import { routePath } from './routePath.ts';
import { twoFactor } from './twoFactor.ts';

/** What the effects of one walk come to, and the screen a proved sign-in goes on to. */
export type Outcomes = { readonly [Effect in EffectName]: Change } & { readonly goOn: RoutePath };

const asBefore: Change = (session) => session;
const nothing: fc.Arbitrary<Change> = fc.constant(asBefore);

const tokens: fc.Arbitrary<Change> = fc
  .record({
    profileId,
    email: fc.option(email),
    accountType: fc.constantFrom('Personal' as const, 'Business' as const, null),
    twoFactor: fc.constantFrom('NotRequired' as const, 'Owed' as const, 'Completed' as const),
    linkedAccounts: fc.array(linkedAccount, { maxLength: 4 }),
  })
  .map((claims) =>
    withTokens({ accessToken: mint<'AccessToken'>('token'), claims, authCode: mint<'AuthCode'>('auth-code') }),
  );

const standing: fc.Arbitrary<Change> = twoFactor.map((known) => inTwoFactor(() => ({ ...known, entered: true })));

const bothOf = (one: fc.Arbitrary<Change>, other: fc.Arbitrary<Change>): fc.Arbitrary<Change> =>
  fc.tuple(one, other).map(
    ([before, after]) =>
      (session) =>
        after(before(session)),
  );

const provider: fc.Arbitrary<Change> = fc
  .constantFrom('Attempted' as const, 'AccountExists' as const, 'NoAccount' as const, 'Live' as const)
  .map(withIdpSession);

/** Whatever the service may answer to what the guards have asked for, nothing at all included. */
export const outcomes: fc.Arbitrary<Outcomes> = fc.record({
  FetchTokens: fc.oneof(fc.constant(withoutTokens), tokens),
  LogOut: fc.oneof(nothing, fc.constant(signedOut)),
  CheckAuthentication: fc.oneof(nothing, fc.constant(withIdpSession('Live'))),
  ReadUserInfo: fc.oneof(nothing, email.map(withSignedInAs)),
  AskIdentityProvider: fc.oneof(nothing, provider, bothOf(tokens, provider)),
  EnterTwoFactor: fc.oneof(nothing, tokens, bothOf(tokens, standing)),
  EnterNumberChange: fc.oneof(nothing, tokens, bothOf(tokens, standing)),
  goOn: routePath.filter((screen) => screen !== '/idp/continue' && screen !== '/'),
});

/** A service that never answers. */
export const noAnswers: Outcomes = {
  FetchTokens: asBefore,
  LogOut: asBefore,
  CheckAuthentication: asBefore,
  ReadUserInfo: asBefore,
  AskIdentityProvider: asBefore,
  EnterTwoFactor: asBefore,
  EnterNumberChange: asBefore,
  goOn: '/signin',
};
