import type { AccessToken, ProfileId, TokenClaims } from '#domain/identity/accessToken.ts';
import { isSameEmail } from '#domain/identity/emailComparison.ts';
import { type Change, type NewAccount, type Session, withFields } from './session.ts';

/** Notes that this document confirmed a new account. */
export const withNewAccount: Change = withFields('progress', { newAccount: 'ConfirmedHere' });

/** The new account of the visit after tokens were fetched. None is left where they name another person. */
export const newAccountAfterTokens = (
  { progress: { newAccount }, typed: { email }, person: { profileId } }: Session,
  named: Pick<TokenClaims, 'email' | 'profileId'>,
): NewAccount => {
  const isSameProfile = profileId === null || profileId === named.profileId;
  const isSamePerson = email === null || named.email === null ? isSameProfile : isSameEmail(email, named.email);
  return isSamePerson ? newAccount : 'None';
};

/** The new account of a visit that was stored before a reload. */
export const newAccountAfterReload = (stored: NewAccount): NewAccount =>
  stored === 'None' ? 'None' : 'ConfirmedBefore';

type MarketingChoice = { readonly profileId: ProfileId; readonly accessToken: AccessToken };

/**
 * The marketing choice to save now. There is one once the owner of a new account has consented, the tokens and the profile id are known,
 * and no second factor is required any more. Null before, and for anybody else.
 */
export const marketingChoiceToSave = ({ progress, typed, person, twoFactor }: Session): MarketingChoice | null => {
  const { profileId, accessToken } = person;
  const isDue = progress.newAccount !== 'None' && typed.marketing && twoFactor.requirement === 'None';
  return isDue && profileId !== null && accessToken !== null ? { profileId, accessToken } : null;
};
