import { type RefObject, useEffect, useRef } from 'react';

/** Clears the password of a form once the service rejected it; any other fault keeps it. */
export const useForgetPassword = (fault: { readonly _tag: string } | null): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.elements.namedItem('password');
    if (fault?._tag === 'WrongCredentials' && input instanceof HTMLInputElement) input.value = '';
  }, [fault]);
  return form;
};
