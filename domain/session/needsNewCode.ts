import type { CodePurpose, Session } from './session.ts';

/** Whether a code for a purpose must be sent first: none was, or the last one has expired or was used up by too many wrong tries. */
export const needsNewCode = ({ codeFor, codeFault }: Session, purpose: CodePurpose): boolean =>
  codeFor !== purpose || codeFault?._tag === 'expiredCode' || codeFault?._tag === 'tooManyException';
