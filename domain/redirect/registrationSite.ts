import * as E from 'fp-ts/Either';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { admitRedirect } from './admitRedirect.ts';
import type { SafeUrl } from './redirect.ts';

/** Where an account of a type is registered; null when the configuration's own address is unsafe. */
export const registrationSite = (settings: Settings, accountType: ChosenAccountType): SafeUrl | null => {
  const { personal, corporate } = settings.registrationUrls;
  const address = accountType === 'Personal' ? personal : corporate;
  return E.getOrElse<unknown, SafeUrl | null>(() => null)(admitRedirect(address, 'https:', settings));
};
