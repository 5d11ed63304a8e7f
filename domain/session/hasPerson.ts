import type { Session } from './session.ts';

const namesPerson = ({ person }: Session): boolean => {
  const { profileId, accountType, accessToken, signedInAs, confirmed, linkedAccounts } = person;
  const facts = [profileId, accountType, accessToken, signedInAs, confirmed];
  return facts.some((fact) => fact !== null) || linkedAccounts.length > 0;
};

/** Whether a step continues an accepted sign-in or a session. A sign-out ends both at the service. */
const continuesSignIn = ({ twoFactor, codes, progress }: Session): boolean =>
  twoFactor.requirement !== 'None' ||
  codes.purpose === 'EmailChange' ||
  codes.purpose === 'PasswordChange' ||
  progress.idpSession === 'AccountExists' ||
  progress.idpSession === 'NoAccount';

/** Whether the session has anything of a person whose sign-in the service accepted, even if another step of it is pending. */
export const hasPerson = (session: Session): boolean => namesPerson(session) || continuesSignIn(session);
