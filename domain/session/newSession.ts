import { defaultLocale } from '#domain/locale/locale.ts';
import { noOAuth } from '#domain/redirect/oAuth.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import type { Session } from './session.ts';

/** The session of a new visit: its address asks for nothing, nobody is known, and nothing has begun. */
export const newSession: Session = {
  userLocale: defaultLocale,
  visit: {
    redirect: null,
    hasRequestedRedirect: false,
    platform: null,
    helpcentre: null,
  },
  oAuth: { ...noOAuth, promptsLogin: false },
  typed: { email: null, typedEmail: null, accountType: null, marketing: false },
  person: {
    profileId: null,
    accessToken: null,
    accountType: null,
    signedInAs: null,
    confirmed: null,
    authCode: null,
    signInCode: null,
    linkedAccounts: [],
    chosenProfileId: null,
    cookie: null,
  },
  secrets: { password: null, code: null, isCodeAccepted: false },
  codes: { purpose: null, fault: null, resendAt: null },
  twoFactor: noTwoFactor,
  progress: {
    idpSession: 'None',
    pending: 'None',
    newAccount: 'None',
    entryFault: null,
    ended: null,
  },
  hasLeft: false,
};
