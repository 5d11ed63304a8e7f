import * as E from 'fp-ts/Either';
import type { Settings } from '#domain/settings/settings.ts';
import { admitRedirect } from './admitRedirect.ts';
import type { SafeUrl } from './redirect.ts';

/** The transfer site, where a visitor goes for want of a better address; null when the configuration's own is unsafe. */
export const transferSite = (settings: Settings): SafeUrl | null =>
  E.getOrElse<unknown, SafeUrl | null>(() => null)(admitRedirect(settings.transferSiteUrl, 'https:', settings));
