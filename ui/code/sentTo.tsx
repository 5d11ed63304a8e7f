import type { ReactElement } from 'react';
import type { Session } from '#domain/session/session.ts';
import type { CodePurpose } from '#domain/session/sessionStates.ts';
import { EmailSentence } from '#ui/shared/layout/MessageText.tsx';

/** Tells where the code was sent; or, when none was sent, where it will be. */
export const sentTo = ({ codes: { purpose: codeFor } }: Session, purpose: CodePurpose, email: string): ReactElement => (
  <EmailSentence id={codeFor === purpose ? 'code.sentTo' : 'code.notSentTo'} email={email} />
);
