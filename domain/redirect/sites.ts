import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import type { Platform } from '#domain/platform/platform.ts';
import { publicUrl, type Settings } from '#domain/settings/settings.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { withoutEndSlashes } from '#domain/shared/webAddress.ts';
import { type ExternalUrl, type SafeUrl, validateRedirect } from './redirect.ts';

/** The transfer site, the fallback of every redirect; null when the configured address is not safe. */
export const transferSite = (settings: Settings): SafeUrl | null =>
  validateRedirect(settings.transferSiteUrl, 'https:', settings);

/** The registration site of an account type; null when the configured address is not safe. */
export const registrationSite = (settings: Settings, accountType: ChosenAccountType): SafeUrl | null => {
  const { personal, corporate } = settings.registrationUrls;
  return validateRedirect(accountType === 'Personal' ? personal : corporate, 'https:', settings);
};

/** The name of a redirect's site for people: its host. */
export const siteName = (redirect: SafeUrl): string => new URL(redirect).host;

/** The address that starts a sign-in with an identity provider, which returns to /idp/continue. */
export const socialSignIn = (settings: Settings, platform: Platform, provider: SocialProvider): ExternalUrl => {
  const start = new URL(`social-auth/${provider}`, settings.launchpadApiUrl);
  start.searchParams.set('returnUrl', `${withoutEndSlashes(publicUrl(platform, settings))}/idp/continue`);
  start.searchParams.set('platform', platform);
  return unsafeNominal<'ExternalUrl'>(start.href);
};
