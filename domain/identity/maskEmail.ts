import type { Email } from './credentials.ts';

/** An address its owner knows again and nobody else learns: the first letter or two, and the domain. */
export const maskEmail = (email: Email): string => {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, name.length > 4 ? 2 : 1)}•••${email.slice(at)}`;
};
