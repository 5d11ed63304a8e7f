import type { CodePurpose, Session } from '#domain/session/session.ts';
import type { Message } from '#ui/shared/layout/message.ts';

/** The message that tells where the code was sent; or, when none was sent, where it will be. */
export const sentTo = ({ codeFor }: Session, purpose: CodePurpose, email: string): Message => ({
  id: codeFor === purpose ? 'code.sentTo' : 'code.notSentTo',
  values: { email },
});
