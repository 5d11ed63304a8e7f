import fc from 'fast-check';
import type { GuardEffect } from '#domain/navigation/decision.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { inTwoFactor, withSignedInAs } from '#domain/session/changes.ts';
import { withoutTokens, withProviderResult, withTokens } from '#domain/session/person.ts';
import { signedOut } from '#domain/session/endings.ts';
import { liveSessionFound } from '#domain/session/idpSession.ts';
import type { Change, Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { linkedAccount, namedPerson, profileId } from './person.ts';
import { email } from './email.ts';
import { routePath } from './routePath.ts';
import { twoFactor } from './twoFactor.ts';

/** The change of the session by each guard effect, and the screen of the next sign-in step. */
export type Outcomes = { readonly [Effect in GuardEffect]: Change } & { readonly nextStep: RoutePath };

const unchanged: Change = (session) => session;
const noChange: fc.Arbitrary<Change> = fc.constant(unchanged);

const claims = fc.record({
  profileId,
  email: fc.option(email),
  accountType: fc.constantFrom('Personal' as const, 'Business' as const, null),
  twoFactor: fc.constantFrom('NotRequired' as const, 'Required' as const, 'Completed' as const),
  linkedAccounts: fc.array(linkedAccount, { maxLength: 4 }),
});
const accessToken = unsafeNominal<'AccessToken'>('token');
const authCode = unsafeNominal<'AuthCode'>('auth-code');
const tokens = claims.map((named) => withTokens({ accessToken, claims: named, authCode }));

const anyTwoFactor = twoFactor.map((known) => inTwoFactor(() => ({ ...known, standing: 'Read' })));

const inSequence = (first: fc.Arbitrary<Change>, second: fc.Arbitrary<Change>): fc.Arbitrary<Change> =>
  fc.tuple(first, second).map(
    ([before, after]) =>
      (session: Session) =>
        after(before(session)),
  );

const provider = fc
  .constantFrom('Failed' as const, 'AccountExists' as const, 'NoAccount' as const, 'Live' as const, 'Unproven' as const)
  .map(withProviderResult);

/** Any answer of the service to the effects of the guards, including none. */
export const outcomes: fc.Arbitrary<Outcomes> = fc.record({
  FetchTokens: fc.oneof(fc.constant(withoutTokens), tokens),
  LogOut: fc.oneof(noChange, fc.constant(signedOut)),
  CheckAuthentication: fc.oneof(noChange, fc.constant(liveSessionFound)),
  ReadUserInfo: fc.oneof(noChange, namedPerson.map(withSignedInAs)),
  AskIdentityProvider: fc.oneof(noChange, provider, inSequence(tokens, provider)),
  EnterTwoFactor: fc.oneof(noChange, tokens, inSequence(tokens, anyTwoFactor)),
  EnterNumberChange: fc.oneof(noChange, tokens, inSequence(tokens, anyTwoFactor)),
  nextStep: routePath.filter((screen) => screen !== '/idp/continue' && screen !== '/'),
});

/** A service that never answers. */
export const noAnswers: Outcomes = {
  FetchTokens: unchanged,
  LogOut: unchanged,
  CheckAuthentication: unchanged,
  ReadUserInfo: unchanged,
  AskIdentityProvider: unchanged,
  EnterTwoFactor: unchanged,
  EnterNumberChange: unchanged,
  nextStep: '/signin',
};
