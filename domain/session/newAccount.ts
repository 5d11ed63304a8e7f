import type { AccessToken, ProfileId, TokenClaims } from '#domain/identity/accessToken.ts';
import { isSameEmail } from '#domain/identity/emailComparison.ts';
import { type Change, type NewAccount, type Session, withFields } from './session.ts';

/** Notes that this document confirmed a new account. */
export const withNewAccount: Change = withFields('progress', { newAccount: 'ConfirmedHere' });

/** The new account of the visit after these tokens: none as soon as they name another person. */
export const newAccountBeside = (
  { progress: { newAccount }, typed: { email }, person: { profileId } }: Session,
  named: Pick<TokenClaims, 'email' | 'profileId'>,
): NewAccount => {
  const isKnownByEmail = email !== null && named.email !== null;
  const isSame = isKnownByEmail ? isSameEmail(email, named.email) : (profileId ?? named.profileId) === named.profileId;
  return isSame ? newAccount : 'None';
};

/** The new account of a stored visit: another document confirmed it. */
export const newAccountAfterReload = (stored: NewAccount): NewAccount =>
  stored === 'None' ? 'None' : 'ConfirmedBefore';

type MarketingChoice = { readonly profileId: ProfileId; readonly accessToken: AccessToken };

/**
 * The marketing choice that can be saved now: the owner of a new account consented, the profile id is known, and no second
 * factor is required any more. Null otherwise.
 */
export const marketingChoiceToSave = ({ progress, typed, person, twoFactor }: Session): MarketingChoice | null => {
  const { profileId, accessToken } = person;
  const isDue = progress.newAccount !== 'None' && typed.marketing && twoFactor.requirement === 'None';
  return isDue && profileId !== null && accessToken !== null ? { profileId, accessToken } : null;
};
