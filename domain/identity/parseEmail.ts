import * as E from 'fp-ts/Either';
import { mint } from '#domain/shared/nominal.ts';
import type { Email } from './credentials.ts';

export type EmailProblem = 'Missing' | 'Malformed';

/** The expression of the HTML standard, to the letter. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Takes an address as the HTML standard does: newlines stripped, surrounding ASCII space dropped, nothing else changed. */
export const parseEmail = (typed: string): E.Either<EmailProblem, Email> => {
  const value = withoutOuterSpace(typed.replace(/[\r\n]/g, ''));
  if (value === '') return E.left('Missing');
  return htmlEmail.test(value) ? E.right(mint<'Email'>(value)) : E.left('Malformed');
};

/** The address a text is; null when it is none. */
export const emailOf = (text: string): Email | null => {
  const parsed = parseEmail(text);
  return E.isRight(parsed) ? parsed.right : null;
};

// Because: an expression with `+$` takes quadratic time on a long run of spaces, and `trim` also takes other spaces away.
const withoutOuterSpace = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charAt(start))) start += 1;
  while (end > start && isSpace(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

const isSpace = (character: string): boolean => character === ' ' || character === '\t' || character === '\f';
