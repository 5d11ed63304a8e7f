import type { CodePurpose, Session } from '#domain/session/session.ts';
import type { Message } from '#ui/shared/message.ts';

/** Says where the code went; or, when none could be sent, where it will go. */
export const sentTo = ({ codeFor }: Session, purpose: CodePurpose, email: string): Message => ({
  id: codeFor === purpose ? 'code.sentTo' : 'code.notSentTo',
  values: { email },
});
