import * as E from 'fp-ts/Either';
import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import { visibleText } from '#domain/shared/visibleText.ts';
import { parseUrl } from '#domain/shared/webAddress.ts';

/** An email address that the HTML standard accepts: its domain in ASCII, its letter case as typed. Only `parseEmail` makes one. */
export type Email = Nominal<'Email'>;

/** Why an email address is refused. */
export type EmailProblem = 'Missing' | 'Malformed';

/** The regular expression of the HTML standard, without its limit on the length of a label of the domain. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*$/;

const maxLabelLength = 63;

// Because: with that limit, no tool can prove that the regular expression takes linear time. So the length is checked apart from it.
const isHtmlEmail = (value: string): boolean =>
  htmlEmail.test(value) &&
  value
    .slice(value.indexOf('@') + 1)
    .split('.')
    .every((label) => label.length <= maxLabelLength);

/** Parses an address as the HTML standard does. Removes what is invisible, and writes the domain in ASCII. */
export const parseEmail = (typed: string): E.Either<EmailProblem, Email> => {
  const value = withAsciiDomain(visibleText(typed));
  if (value === '') return E.left('Missing');
  return isHtmlEmail(value) ? E.right(unsafeNominal<'Email'>(value)) : E.left('Malformed');
};

/** The address that a text is; null for any other text. */
export const emailOf = (text: string): Email | null => rightOrNull(parseEmail(text));

/** The typed text, if it spells the domain of the address in letters beyond ASCII; null otherwise. */
export const typedSpelling = (typed: string | null, email: Email): string | null => {
  const text = visibleText(typed ?? '');
  return text !== email && emailOf(text) === email ? text : null;
};

/** The longest domain in ASCII (RFC 1035). No domain is shorter in ASCII than in its own letters. */
const maxDomainLength = 253;

/** A domain that may reach the URL parser: to it, other ASCII characters, such as a slash, have a meaning of their own. */
const internationalDomain = /^[a-zA-Z0-9.-]*[\u0080-\u{10ffff}][a-zA-Z0-9.\-\u0080-\u{10ffff}]*$/u;

const withAsciiDomain = (value: string): string => {
  const domain = value.slice(value.lastIndexOf('@') + 1);
  if (domain.length > maxDomainLength || !internationalDomain.test(domain)) return value;
  const url = parseUrl(`https://${domain}`);
  return url === null ? value : value.slice(0, value.length - domain.length) + url.hostname;
};

/** Whether two known addresses certainly name the same mailbox. They may differ in the case of ASCII letters of the domain only. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && withLowerCaseDomain(one) === withLowerCaseDomain(other);

/** Whether two known addresses may name the same mailbox. They may differ in the case of any ASCII letters, which many services ignore. */
export const mayBeSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && inLowerCase(one) === inLowerCase(other);

const withLowerCaseDomain = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at) + inLowerCase(email.slice(at));
};

// Because: only ASCII letters change their case in the same way everywhere. The Kelvin sign, for example, becomes a plain k.
const inLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
