import { useEffect, useRef, useState } from 'react';
import { codeDigits } from '#domain/identity/oneTimeCode.ts';
import { type FormText, formText } from '#ui/shared/form/formValues.ts';

/** How long a complete code is shown before it is sent, in milliseconds, however it came. */
const shownMs = 540;

type CompleteCode = { readonly form: HTMLFormElement; readonly code: string };

const codeIn = (text: FormText): string => codeDigits(text('code'));

// Because: a screen reader presses a button by a click alone, and a page that Back leaves can be restored with its timers.
const cancelEvents = ['keydown', 'pointerdown', 'click', 'pagehide'];

/** Runs an action after a moment, unless the user presses something or leaves the page before. Returns a function that cancels it. */
const afterIdleMoment = (ms: number, action: () => void): (() => void) => {
  const done = new AbortController();
  const timer = setTimeout(() => {
    done.abort();
    action();
  }, ms);
  const cancel = (): void => {
    clearTimeout(timer);
    done.abort();
  };
  cancelEvents.forEach((type) => window.addEventListener(type, cancel, { capture: true, signal: done.signal }));
  return cancel;
};

/**
 * Sends a form by itself once its code is complete. Each value is sent once, also where the user pressed the button.
 * Nothing is sent while the page is not ready, or after the user acts first.
 */
export const useSendCompleteCode = (isReady: () => boolean, submit: (text: FormText) => void) => {
  const [complete, setComplete] = useState<CompleteCode | null>(null);
  const sentCodes = useRef(new Set<string>());
  const isReadyNow = useRef(isReady);
  useEffect(() => {
    isReadyNow.current = isReady;
  });
  useEffect(() => {
    if (complete === null) return undefined;
    const { form, code } = complete;
    return afterIdleMoment(shownMs, () => {
      const isNew = codeIn(formText(form)) === code && !sentCodes.current.has(code);
      if (isNew && isReadyNow.current()) form.requestSubmit();
    });
  }, [complete]);
  const onSubmit = (text: FormText): void => {
    setComplete(null);
    sentCodes.current.add(codeIn(text));
    submit(text);
  };
  const onComplete = ({ form }: HTMLInputElement): void => {
    if (form !== null) setComplete({ form, code: codeIn(formText(form)) });
  };
  return { onComplete, onSubmit };
};
