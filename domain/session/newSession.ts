import { defaultLocale } from '#domain/locale/locale.ts';
import { noOAuth } from '#domain/redirect/redirect.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import type { Codes, PartnerRequest, Person, Progress, Secrets, Session, Typed, Visit } from './session.ts';

/** A visit whose address asks for nothing. */
export const noVisit: Visit = {
  redirect: null,
  hasRequestedRedirect: false,
  platform: null,
  continueAsPlatform: null,
  referenceSource: null,
  helpcentre: null,
  uiLocales: null,
};

/** No request of a partner. */
export const noRequest: PartnerRequest = { ...noOAuth, promptsLogin: false };

/** Nothing typed. */
export const nothingTyped: Typed = { email: null, typedEmail: null, accountType: null, marketing: false };

/** Nobody. */
export const nobody: Person = {
  profileId: null,
  accessToken: null,
  accountType: null,
  signedInAs: null,
  confirmed: null,
  authCode: null,
  signInCode: null,
  linkedAccounts: [],
  chosenProfileId: null,
};

/** No secrets. */
export const noSecrets: Secrets = { password: null, code: null };

/** No code was sent. */
export const noCodes: Codes = { purpose: null, fault: null, resendAt: null };

/** Nothing has begun. */
export const noProgress: Progress = {
  idpSession: 'None',
  passwordChange: 'None',
  refusedSend: null,
  isNewAccount: false,
  hasConfirmedSignUp: false,
  unanswered: null,
  entryFault: null,
};

/** The session of a new visit. */
export const newSession: Session = {
  userLocale: defaultLocale,
  visit: noVisit,
  oAuth: noRequest,
  typed: nothingTyped,
  person: nobody,
  secrets: noSecrets,
  codes: noCodes,
  twoFactor: noTwoFactor,
  progress: noProgress,
  signOuts: 0,
  endedElsewhere: false,
  leaving: null,
};
