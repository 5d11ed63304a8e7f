import { securityTxt } from '#domain/settings/securityTxt.ts';
import type { Settings } from '#domain/settings/settings.ts';

const oneDay = 86_400_000;

// Because: RFC 9116 asks for less than a year, and the text of one day is the same on every machine.
const expiry = (now: number): string => new Date((Math.floor(now / oneDay) + 364) * oneDay).toISOString();

/** The security.txt of a brand, valid for less than a year from now; null without a usable contact. */
export const securityText = (settings: Settings, now: number): string | null => securityTxt(settings, expiry(now));
