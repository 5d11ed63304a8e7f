import { useEffect, useRef, type RefObject } from 'react';
import type { SignInFault } from './signInErrors.ts';

/** Empties the password of a form once the service has answered that it is not right; any other failure keeps it. */
export const useForgetPassword = (fault: SignInFault | null): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.elements.namedItem('password');
    if (fault?._tag === 'WrongCredentials' && input instanceof HTMLInputElement) input.value = '';
  }, [fault]);
  return form;
};
