import type { CodePurpose, Session } from '#domain/session/session.ts';
import type { Message } from '#ui/shared/layout/message.ts';

/** The message that tells where the code was sent; or, when none was sent, where it will be. */
export const sentTo = ({ codeFor }: Session, purpose: CodePurpose, email: string): Message => ({
  id: codeFor === purpose ? 'code.sentTo' : 'code.notSentTo',
  values: { email },
});

/** The address of the mailbox with the code; null when no code was sent. */
export const mailboxOf = ({ codeFor, email }: Session, purpose: CodePurpose): string | null =>
  codeFor === purpose ? email : null;
