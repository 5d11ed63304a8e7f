import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { ChosenAccountType } from './accountType.ts';

/** The account type an admitted redirect stands for; null when it names neither registration. */
export const accountTypeOfRedirect = (redirect: SafeUrl): ChosenAccountType | null => {
  if (redirect.includes('corporate-registration')) return 'Business';
  return redirect.includes('personal-registration') ? 'Personal' : null;
};
