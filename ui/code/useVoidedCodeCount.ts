import { useState } from 'react';
import { type CodeFault, voidsCode } from '#domain/session/codeFault.ts';

type VoidedCodes = { readonly count: number; readonly fault: CodeFault | null };

/** Counts the faults on this page that made a code invalid. */
export const useVoidedCodeCount = (fault: CodeFault | null): number => {
  const [last, setLast] = useState<VoidedCodes>({ count: 0, fault: null });
  if (fault === null || fault === last.fault || !voidsCode(fault)) return last.count;
  setLast({ count: last.count + 1, fault });
  return last.count + 1;
};
