import { useEffect, useRef } from 'react';
import { codeDigits } from '#domain/identity/oneTimeCode.ts';
import type { CompletedBy } from '#ui/shared/form/CodeField.tsx';
import { type FormText, formText } from '#ui/shared/form/formValues.ts';

/** How long a whole code is shown before its form is sent, in milliseconds: longer for a typed or dictated one, which the user may check. */
const sendAfterMs = { fill: 500, keyboard: 1500 };

const codeIn = (text: FormText): string => codeDigits(text('code'));

// Because: a screen reader presses a button by a click alone, and a page that Back leaves can be restored with its timers.
const cancelEvents = ['keydown', 'pointerdown', 'click', 'pagehide'];

/** Runs an action after a moment, unless the user presses something or leaves the page before. Returns a function that cancels it. */
const afterIdleMoment = (ms: number, action: () => void): (() => void) => {
  const cancel = (): void => {
    clearTimeout(timer);
    cancelEvents.forEach((type) => window.removeEventListener(type, cancel, true));
  };
  const timer = setTimeout(() => {
    cancel();
    action();
  }, ms);
  cancelEvents.forEach((type) => window.addEventListener(type, cancel, true));
  return cancel;
};

/** Sends the form of a complete code, however it came, once for each value; not while the page is not ready, or if the user acts first. */
export const useSendCompleteCode = (isReady: () => boolean, submit: (text: FormText) => void) => {
  const ready = useRef(isReady);
  const sentCodes = useRef<ReadonlySet<string>>(new Set());
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => {
    ready.current = isReady;
  });
  useEffect(() => () => cancel.current(), []);
  const onSubmit = (text: FormText): void => {
    cancel.current();
    sentCodes.current = new Set([...sentCodes.current, codeIn(text)]);
    submit(text);
  };
  const onComplete = ({ form }: HTMLInputElement, by: CompletedBy): void => {
    cancel.current();
    if (form === null) return;
    const text = formText(form);
    const code = codeIn(text);
    cancel.current = afterIdleMoment(sendAfterMs[by], () => {
      const isNew = codeIn(text) === code && !sentCodes.current.has(code);
      if (isNew && ready.current() && form.isConnected) form.requestSubmit();
    });
  };
  return { onComplete, onSubmit };
};

/** Fills a code into the code field of the page, as an autofill of the browser does. */
export const fillCode = (code: string): void => {
  const field = document.getElementById('code');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = code;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }));
};
