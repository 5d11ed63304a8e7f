import { useState } from 'react';
import { isIdentityFault, isLost } from '#domain/identity/identityFault.ts';
import type { FormError } from './formErrors.ts';

const mayHaveWorked: FormError = { field: null, message: { id: 'errors.mayHaveWorked' } };

type LostAnswer<Fault> = {
  /** The fault, where it has words of its own. */
  readonly told: Fault | null;
  /** That an earlier call may have worked, from its lost answer until the screen is left. */
  readonly mayHaveWorked: ReadonlyArray<FormError>;
};

/** Tells that a call which takes effect once may have done so without an answer. `takesEffect` is false for a fault of any other call. */
export const useLostAnswer = <Fault extends { readonly _tag: string }>(
  fault: Fault | null,
  takesEffect: boolean,
): LostAnswer<Fault> => {
  const [lost, setLost] = useState<Fault | null>(null);
  if (fault !== null && fault !== lost && takesEffect && isIdentityFault(fault) && isLost(fault)) setLost(fault);
  return { told: fault === lost ? null : fault, mayHaveWorked: lost === null ? [] : [mayHaveWorked] };
};
