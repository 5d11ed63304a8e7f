import type { CodePurpose, Session } from '#domain/session/session.ts';

/** The address of the mailbox with the code; null when no code was sent. */
export const mailboxOf = ({ codeFor, email }: Session, purpose: CodePurpose): string | null =>
  codeFor === purpose ? email : null;
