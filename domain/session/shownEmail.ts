import { typedSpelling } from '#domain/identity/email.ts';
import type { Session } from './session.ts';

/** The known email as it was typed: a domain beyond ASCII in its own letters. */
export const shownEmail = ({ email, typedEmail }: Pick<Session, 'email' | 'typedEmail'>): string | null =>
  email === null ? null : (typedSpelling(typedEmail, email) ?? email);
