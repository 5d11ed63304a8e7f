import * as E from 'fp-ts/Either';
import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import { visibleText } from '#domain/shared/visibleText.ts';

/** An email address as the HTML standard accepts it, its domain in ASCII, without surrounding space, case kept. Only `parseEmail` makes one. */
export type Email = Nominal<'Email'>;

/** Why an email address is refused. */
export type EmailProblem = 'Missing' | 'Malformed';

/** The regular expression of the HTML standard, but for the length of a label of the host. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*$/;

const maxLabelLength = 63;

// Because: with counted repeats the regular expression is too large for a proof that it takes linear time.
const isHtmlEmail = (value: string): boolean =>
  htmlEmail.test(value) &&
  value
    .slice(value.indexOf('@') + 1)
    .split('.')
    .every((label) => label.length <= maxLabelLength);

/** Parses an address as the HTML standard does, without invisible characters and outer white space; its domain gets its ASCII form. */
export const parseEmail = (typed: string): E.Either<EmailProblem, Email> => {
  const value = withAsciiDomain(visibleText(typed));
  if (value === '') return E.left('Missing');
  return isHtmlEmail(value) ? E.right(unsafeNominal<'Email'>(value)) : E.left('Malformed');
};

/** The address of a text; null when it is none. */
export const emailOf = (text: string): Email | null => rightOrNull(parseEmail(text));

/** The text that was typed for an address, where it spells the domain beyond ASCII; null otherwise. */
export const typedSpelling = (typed: string | null, email: Email): string | null => {
  const text = visibleText(typed ?? '');
  return text !== email && emailOf(text) === email ? text : null;
};

/** The longest domain (RFC 1035), which is longer in ASCII than in any other form that has the same characters. */
const maxDomainLength = 253;

// Because: of ASCII, only what a host name has may reach the URL parser, which gives the other characters a meaning of its own.
const internationalDomain = /^[a-zA-Z0-9.-]*[\u0080-\u{10ffff}][a-zA-Z0-9.\-\u0080-\u{10ffff}]*$/u;

const withAsciiDomain = (value: string): string => {
  const domain = value.slice(value.lastIndexOf('@') + 1);
  if (domain.length > maxDomainLength || !internationalDomain.test(domain)) return value;
  const address = `https://${domain}`;
  return URL.canParse(address) ? value.slice(0, value.length - domain.length) + new URL(address).hostname : value;
};
