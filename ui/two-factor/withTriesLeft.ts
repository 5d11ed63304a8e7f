import type { FormError } from '#ui/shared/ErrorSummary.tsx';

/** Says together with a wrong code how many more tries it has, where that is known. */
export const withTriesLeft = (errors: ReadonlyArray<FormError>, left: number | null): ReadonlyArray<FormError> =>
  errors.map((error) =>
    left !== null && error.message.id === 'signIn.fault.CodeMismatch'
      ? { ...error, message: { id: 'twoFactor.verify.wrong', values: { left } } }
      : error,
  );
