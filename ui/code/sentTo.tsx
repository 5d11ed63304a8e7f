import type { ReactElement } from 'react';
import type { CodePurpose, Session } from '#domain/session/session.ts';
import { EmailSentence } from '#ui/shared/layout/EmailSentence.tsx';

/** Tells where the code was sent; or, when none was sent, where it will be. */
export const sentTo = ({ codeFor }: Session, purpose: CodePurpose, email: string): ReactElement => (
  <EmailSentence id={codeFor === purpose ? 'code.sentTo' : 'code.notSentTo'} email={email} />
);
