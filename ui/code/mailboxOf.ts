import type { Session } from '#domain/session/session.ts';
import type { CodePurpose } from '#domain/session/sessionStates.ts';

/** The address of the mailbox with the code; null when no code was sent. */
export const mailboxOf = (
  { codes: { purpose: codeFor }, typed: { email } }: Session,
  purpose: CodePurpose,
): string | null => (codeFor === purpose ? email : null);
