import fc from 'fast-check';
import { locales } from '#domain/locale/locale.ts';
import { platforms } from '#domain/platform/platform.ts';
import { readOAuth, type RawOAuth } from '#domain/redirect/redirect.ts';
import type { Session } from '#domain/session/session.ts';
import type { Leaving } from '#domain/session/sessionStates.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { codeFault } from './codeFault.ts';
import { confirmedAs, namedPerson } from './confirmedPerson.ts';
import { email } from './email.ts';
import { identityFault } from './identityFault.ts';
import { linkedAccount } from './linkedAccount.ts';
import { profileId } from './profileId.ts';
import { twoFactor } from './twoFactor.ts';

const secret = <Name extends string>(): fc.Arbitrary<ReturnType<typeof unsafeNominal<Name>> | null> =>
  fc.option(fc.stringMatching(/^[\w.-]{8,40}$/).map((text) => unsafeNominal<Name>(text)));

/** OAuth values as a query or a storage can have them. */
export const rawOAuth: fc.Arbitrary<RawOAuth> = fc.record({
  state: fc.option(fc.string()),
  codeChallenge: fc.option(fc.string()),
  codeChallengeMethod: fc.oneof(fc.constantFrom(null, 'S256', 'plain', 's256', ''), fc.string()),
});

/** Any way in which a document leaves a visit. */
export const leaving: fc.Arbitrary<Leaving> = fc.oneof(
  fc.nat().map((since): Leaving => ({ _tag: 'Finished', since })),
  fc.constantFrom<Leaving>({ _tag: 'Denied' }, { _tag: 'Registration' }, { _tag: 'Left' }),
);

/** Any session that redirects to the partner site of these tests. */
export const session: fc.Arbitrary<Session> = fc
  .record({
    userLocale: fc.constantFrom(...locales),
    uiLocales: fc.option(fc.constantFrom('fr', 'ja de-AT', '')),
    email: fc.option(email),
    typedEmail: fc.option(fc.string()),
    password: secret<'Password'>(),
    code: secret<'OneTimeCode'>(),
    codeFault: fc.option(codeFault),
    accountType: fc.option(fc.constantFrom('Personal', 'Business', 'XECD', 'XERA')),
    profileAccountType: fc.option(fc.constantFrom('Personal', 'Business', 'XECD', 'XERA')),
    platform: fc.option(fc.constantFrom(...platforms)),
    continueAsPlatform: fc.option(fc.constantFrom(...platforms)),
    redirect: fc.constantFrom(null, unsafeNominal<'SafeUrl'>('https://partner.brand.test/back')),
    hasRequestedRedirect: fc.boolean(),
    oAuth: rawOAuth.map(readOAuth),
    promptsLogin: fc.boolean(),
    referenceSource: fc.constantFrom(null, 'personal' as const, 'business' as const, 'XERA' as const),
    helpcentre: fc.option(fc.string()),
    profileId: fc.option(profileId),
    accessToken: secret<'AccessToken'>(),
    signedInAs: fc.option(namedPerson),
    confirmed: fc.option(namedPerson.map(confirmedAs)),
    authCode: secret<'AuthCode'>(),
    signInCode: secret<'AuthCode'>(),
    linkedAccounts: fc.array(linkedAccount, { maxLength: 4 }),
    chosenProfileId: fc.option(profileId),
    hasConsentedToMarketing: fc.boolean(),
    isNewAccount: fc.boolean(),
    hasConfirmedSignUp: fc.boolean(),
    idpSession: fc.constantFrom('None', 'Attempted', 'Failed', 'AccountExists', 'NoAccount', 'Live', 'Unproven'),
    passwordChange: fc.constantFrom('None', 'NeedsSignIn', 'AfterSignIn'),
    refusedSend: fc.option(fc.constantFrom('SignUp', 'PasswordReset', 'EmailChange')),
    twoFactor,
    codeFor: fc.option(fc.constantFrom('SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange', 'TwoFactor')),
    unanswered: fc.option(fc.constantFrom('SignUp', 'SignUpCode', 'PasswordCode', 'EmailCode', 'TwoFactorCode')),
    entryFault: fc.option(identityFault),
    resendAt: fc.option(fc.nat()),
    signOuts: fc.nat(),
    endedElsewhere: fc.constant(false),
    leaving: fc.option(leaving),
    grantEvent: fc.option(fc.constantFrom('Signed In', 'Signed Up', 'Password Reset', 'Password Changed')),
  })
  .map((any) => ({ ...any, hasRequestedRedirect: any.hasRequestedRedirect && any.redirect !== null }));

/** A session after a reload, which loses its secrets and phone numbers. */
export const afterReload = (before: Session): Session => ({
  ...before,
  password: null,
  code: null,
  accessToken: null,
  signedInAs: null,
  confirmed: null,
  authCode: null,
  signInCode: null,
  hasConfirmedSignUp: false,
  leaving: null,
  entryFault: null,
  linkedAccounts: before.linkedAccounts.map((account) => ({ ...account, mobileNumber: null })),
  twoFactor: {
    ...before.twoFactor,
    phone: { _tag: 'Absent' },
    profileNumber: null,
    linkedNumbers: [],
    entered: false,
    emailRefused: false,
    lookedUpType: null,
    given: 'No',
  },
});
