import type { CodeFault } from './codeFault.ts';

/** Whether no further try of a code can succeed: it has expired, or too many wrong ones used it up. */
export const needsNewCode = (fault: CodeFault | null): boolean =>
  fault?._tag === 'expiredCode' || fault?._tag === 'tooManyException';
