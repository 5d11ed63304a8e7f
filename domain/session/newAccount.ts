import type { AccessToken, ProfileId, TokenClaims } from '#domain/identity/accessToken.ts';
import { isSameEmail } from '#domain/identity/email.ts';
import type { Change, Session } from './session.ts';

/** Notes that this visit, and this document of it, confirmed a new account. */
export const withNewAccount: Change = (session) => ({
  ...session,
  progress: { ...session.progress, isNewAccount: true, hasConfirmedSignUp: true },
});

/** Whether the visit is still a new account's after these tokens: false as soon as they name another person. */
export const isStillNewAccount = (
  { progress: { isNewAccount }, typed: { email }, person: { profileId } }: Session,
  named: Pick<TokenClaims, 'email' | 'profileId'>,
): boolean => {
  const isKnownByEmail = email !== null && named.email !== null;
  const isSame = isKnownByEmail ? isSameEmail(email, named.email) : (profileId ?? named.profileId) === named.profileId;
  return isNewAccount && isSame;
};

/** What the service needs to save a marketing choice. */
export type MarketingChoice = { readonly profileId: ProfileId; readonly accessToken: AccessToken };

/**
 * The marketing choice that can be saved now: the owner of a new account consented, the profile id is known, and no second
 * factor is required any more. Null otherwise.
 */
export const marketingChoiceToSave = ({ progress, typed, person, twoFactor }: Session): MarketingChoice | null => {
  const { profileId, accessToken } = person;
  const isDue = progress.isNewAccount && typed.marketing && twoFactor.requirement === 'None';
  return isDue && profileId !== null && accessToken !== null ? { profileId, accessToken } : null;
};
