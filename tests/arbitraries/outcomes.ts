import fc from 'fast-check';
import type { GuardEffect } from '#domain/navigation/decision.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { inTwoFactor, withSignedInAs } from '#domain/session/changes.ts';
import { withoutTokens, withProviderResult, withTokens } from '#domain/session/person.ts';
import { signedOut } from '#domain/session/endings.ts';
import { liveSessionFound } from '#domain/session/idpSession.ts';
import type { Change, Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { namedPerson } from './confirmedPerson.ts';
import { email } from './email.ts';
import { linkedAccount } from './linkedAccount.ts';
import { profileId } from './profileId.ts';
import { routePath } from './routePath.ts';
import { twoFactor } from './twoFactor.ts';

/** The change of the session by each guard effect, and the screen of the next sign-in step. */
export type Outcomes = { readonly [Effect in GuardEffect]: Change } & { readonly nextStep: RoutePath };

const unchanged: Change = (session) => session;
const noChange: fc.Arbitrary<Change> = fc.constant(unchanged);

/** A change that a counterexample shows as the value that it is made from. */
const changeFrom = <Value>(values: fc.Arbitrary<Value>, changeOf: (value: Value) => Change): fc.Arbitrary<Change> =>
  values.map((value) => {
    const change = changeOf(value);
    return Object.assign((session: Session) => change(session), { [fc.toStringMethod]: () => fc.stringify(value) });
  });

const tokens: fc.Arbitrary<Change> = changeFrom(
  fc.record({
    profileId,
    email: fc.option(email),
    accountType: fc.constantFrom('Personal' as const, 'Business' as const, null),
    twoFactor: fc.constantFrom('NotRequired' as const, 'Required' as const, 'Completed' as const),
    linkedAccounts: fc.array(linkedAccount, { maxLength: 4 }),
  }),
  (claims) =>
    withTokens({
      accessToken: unsafeNominal<'AccessToken'>('token'),
      claims,
      authCode: unsafeNominal<'AuthCode'>('auth-code'),
    }),
);

const anyTwoFactor: fc.Arbitrary<Change> = changeFrom(twoFactor, (known) =>
  inTwoFactor(() => ({ ...known, standing: 'Read' })),
);

const inSequence = (first: fc.Arbitrary<Change>, second: fc.Arbitrary<Change>): fc.Arbitrary<Change> =>
  changeFrom(
    fc.tuple(first, second),
    ([before, after]) =>
      (session) =>
        after(before(session)),
  );

const provider: fc.Arbitrary<Change> = changeFrom(
  fc.constantFrom(...(['Failed', 'AccountExists', 'NoAccount', 'Live', 'Unproven'] as const)),
  withProviderResult,
);

/** Any answer of the service to the effects of the guards, including none. */
export const outcomes: fc.Arbitrary<Outcomes> = fc.record({
  FetchTokens: fc.oneof(fc.constant(withoutTokens), tokens),
  LogOut: fc.oneof(noChange, fc.constant(signedOut)),
  CheckAuthentication: fc.oneof(noChange, fc.constant(liveSessionFound)),
  ReadUserInfo: fc.oneof(noChange, changeFrom(namedPerson, withSignedInAs)),
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
