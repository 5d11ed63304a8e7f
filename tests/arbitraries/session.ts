import fc from 'fast-check';
import { locales } from '#domain/locale/locale.ts';
import { accountTypes } from '#domain/platform/accountType.ts';
import { platforms } from '#domain/platform/platform.ts';
import { type RawOAuth, readOAuth } from '#domain/redirect/oAuth.ts';
import type { CodeFault, CookieMark, Pending, Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs, linkedAccount, namedPerson, profileId } from './person.ts';
import { email } from './email.ts';
import { identityFault } from './identityFault.ts';
import { twoFactor } from './twoFactor.ts';
import { withParts } from './withParts.ts';

const secret = <Name extends string>(): fc.Arbitrary<ReturnType<typeof unsafeNominal<Name>> | null> =>
  fc.option(fc.stringMatching(/^[\w.-]{8,40}$/).map((text) => unsafeNominal<Name>(text)));

/** OAuth values as a query or a storage can have them. */
export const rawOAuth: fc.Arbitrary<RawOAuth> = fc.record({
  state: fc.option(fc.string()),
  codeChallenge: fc.option(fc.string()),
  codeChallengeMethod: fc.oneof(fc.constantFrom(null, 'S256', 'plain', 's256', ''), fc.string()),
});

const visit: fc.Arbitrary<Session['visit']> = fc
  .record({
    redirect: fc.constantFrom(null, unsafeNominal<'SafeUrl'>('https://partner.brand.test/back')),
    hasRequestedRedirect: fc.boolean(),
    platform: fc.option(fc.constantFrom(...platforms)),
    helpcentre: fc.option(fc.string()),
  })
  .map((any) => ({ ...any, hasRequestedRedirect: any.hasRequestedRedirect && any.redirect !== null }));

const accountType = fc.option(fc.constantFrom(...accountTypes));

/** The request of any partner. */
export const partnerRequest: fc.Arbitrary<Session['oAuth']> = fc
  .tuple(rawOAuth.map(readOAuth), fc.boolean())
  .map(([oAuth, promptsLogin]) => ({ ...oAuth, promptsLogin }));

/** What a session may remember of the session cookie. */
export const cookieMark: fc.Arbitrary<CookieMark> = fc.oneof(fc.nat({ max: 0xffffffff }), fc.constant('None' as const));

/** Any fault of an entered code. */
export const codeFault: fc.Arbitrary<CodeFault> = fc.oneof(
  fc.record({ _tag: fc.constantFrom('rateLimit', 'tooManyException'), until: fc.option(fc.nat()) }),
  fc.record({ _tag: fc.constantFrom('invalidCode', 'expiredCode') }),
);

/** Anything that a sign-in can return to. */
export const pending: fc.Arbitrary<Pending> = fc.constantFrom(
  'None',
  'SignUp',
  'PasswordReset',
  'EmailChange',
  'PasswordChange',
  'ContinuedPasswordChange',
);

/** Any session that redirects to the partner site of these tests. */
export const session: fc.Arbitrary<Session> = fc.record({
  userLocale: fc.constantFrom(...locales),
  visit,
  oAuth: partnerRequest,
  typed: fc.record({
    email: fc.option(email),
    typedEmail: fc.option(fc.string()),
    accountType: fc.option(fc.constantFrom('Personal', 'Business')),
    marketing: fc.boolean(),
  }),
  person: fc.record({
    profileId: fc.option(profileId),
    accessToken: secret<'AccessToken'>(),
    accountType,
    signedInAs: fc.option(namedPerson),
    confirmed: fc.option(namedPerson.map(confirmedAs)),
    authCode: secret<'AuthCode'>(),
    signInCode: secret<'AuthCode'>(),
    linkedAccounts: fc.array(linkedAccount, { maxLength: 4 }),
    chosenProfileId: fc.option(profileId),
    cookie: fc.option(cookieMark),
  }),
  secrets: fc.record({ password: secret<'Password'>(), code: secret<'OneTimeCode'>(), isCodeAccepted: fc.boolean() }),
  codes: fc.record({
    purpose: fc.option(fc.constantFrom('SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange', 'TwoFactor')),
    fault: fc.option(codeFault),
    resendAt: fc.option(fc.nat()),
  }),
  twoFactor,
  progress: fc.record({
    idpSession: fc.constantFrom('None', 'Attempted', 'Failed', 'AccountExists', 'NoAccount', 'Live', 'Unproven'),
    pending,
    newAccount: fc.constantFrom('None', 'ConfirmedHere', 'ConfirmedBefore'),
    entryFault: fc.option(identityFault),
    ended: fc.option(fc.record({ as: fc.constantFrom('AccountClosed', 'AccountLocked'), email })),
  }),
  hasLeft: fc.boolean(),
});

/** A session after a reload, which loses its secrets and phone numbers. */
export const afterReload = (before: Session): Session =>
  withParts(before, {
    secrets: { password: null, code: null, isCodeAccepted: false },
    person: {
      accessToken: null,
      signedInAs: null,
      confirmed: null,
      authCode: null,
      signInCode: null,
      linkedAccounts: before.person.linkedAccounts.map((account) => ({ ...account, mobileNumber: null })),
    },
    progress: {
      newAccount: before.progress.newAccount === 'None' ? 'None' : 'ConfirmedBefore',
      entryFault: null,
      ended: null,
    },
    hasLeft: false,
    twoFactor: {
      phone: { _tag: 'Absent' },
      profileNumber: null,
      linkedNumbers: [],
      standing: 'Unread',
      status: 'Enrolled',
      verificationChannels: ['sms', 'call'],
    },
  });
