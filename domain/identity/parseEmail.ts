import * as E from 'fp-ts/Either';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import type { Email } from './credentials.ts';

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

/** Parses an address as the HTML standard does: newlines and surrounding ASCII space are removed, nothing else changes. */
export const parseEmail = (typed: string): E.Either<EmailProblem, Email> => {
  const value = withoutOuterSpace(typed.replace(/[\r\n]/g, ''));
  if (value === '') return E.left('Missing');
  return isHtmlEmail(value) ? E.right(unsafeNominal<'Email'>(value)) : E.left('Malformed');
};

/** The address of a text; null when it is none. */
export const emailOf = (text: string): Email | null => rightOrNull(parseEmail(text));

// Because: a regular expression with `+$` takes quadratic time on many spaces, and `trim` also removes other spaces.
const withoutOuterSpace = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charAt(start))) start += 1;
  while (end > start && isSpace(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

const isSpace = (character: string): boolean => character === ' ' || character === '\t' || character === '\f';
