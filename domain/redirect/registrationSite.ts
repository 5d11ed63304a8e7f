import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import { validateRedirect } from './validateRedirect.ts';
import type { SafeUrl } from './redirect.ts';

/** The registration site of an account type; null when the configured address is not safe. */
export const registrationSite = (settings: Settings, accountType: ChosenAccountType): SafeUrl | null => {
  const { personal, corporate } = settings.registrationUrls;
  const address = accountType === 'Personal' ? personal : corporate;
  return rightOrNull(validateRedirect(address, 'https:', settings));
};
