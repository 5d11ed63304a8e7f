import { useState } from 'react';
import { voidsCode, type CodeFault } from '#domain/session/codeFault.ts';

type Voids = { readonly count: number; readonly fault: CodeFault | null };

/** How many codes were made void on this page: it grows with each fault that voids one, and stays when that is past. */
export const useVoids = (fault: CodeFault | null): number => {
  const [last, keep] = useState<Voids>({ count: 0, fault: null });
  if (fault === null || fault === last.fault || !voidsCode(fault)) return last.count;
  keep({ count: last.count + 1, fault });
  return last.count + 1;
};
