import type { Settings } from '#domain/settings/settings.ts';
import { webOrigin } from '#domain/shared/webAddress.ts';

const oneDay = 86_400_000;

/** A brand's security.txt (RFC 9116): valid for less than a year, the same on every machine for a day. Null without a usable contact. */
export const securityTxt = (settings: Settings, now: number): string | null => {
  const contact = contactAddress(settings);
  if (contact === null) return null;
  const site = webOrigin(settings.publicUrls.default);
  const expires = new Date((Math.floor(now / oneDay) + 364) * oneDay).toISOString();
  const canonical = site?.startsWith('https:') === true ? `Canonical: ${site}/.well-known/security.txt\n` : '';
  return `Contact: ${contact}\nExpires: ${expires}\n${canonical}`;
};

const mailOrPhone = /^(?:mailto:[A-Za-z0-9.!#$%&*+/=?^_{|}~-]+@[A-Za-z0-9.-]+|tel:\+?[0-9-]+)$/;

/** The contact for security problems: a mailto:, tel: or https: address. Null for none, and for any other text. */
export const contactAddress = ({ securityContact: contact }: Settings): string | null => {
  if (contact === null || mailOrPhone.test(contact)) return contact;
  return webOrigin(contact)?.startsWith('https:') === true ? contact : null;
};
