import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The input of an email field: it shows a default that arrives or changes late, and reports its text when it goes away with another one. */
export const useEmailInput = (
  defaultValue: string,
  onLeave: (text: string) => void,
): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(defaultValue);
  // Because: the field of the screen before stores its text after this one is rendered, and a browser that has shown a default ignores another.
  useLayoutEffect(() => {
    const field = input.current;
    if (field !== null && field.value === shown.current) field.value = defaultValue;
    shown.current = defaultValue;
  }, [defaultValue]);
  // Because: on a prerendered page the known address arrives when the user may be in the field; typing must replace it.
  useEffect(() => {
    const field = input.current;
    if (defaultValue !== '' && field !== null && field === document.activeElement && field.value === defaultValue)
      field.select();
  }, [defaultValue]);
  useLayoutEffect(() => {
    const field = input.current;
    // Because: the browser, a password manager or a script may have filled the field without any event.
    return () => {
      if (field !== null && field.value !== field.defaultValue) onLeave(field.value);
    };
  }, [onLeave]);
  return input;
};
