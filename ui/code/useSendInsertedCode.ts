import { useEffect, useRef } from 'react';
import { codeDigits } from '#domain/identity/oneTimeCode.ts';
import { formText } from '#ui/shared/form/formValues.ts';

/** How long an inserted code is shown before its form is sent, in milliseconds. */
const sendAfterMs = 500;

/** As above, for text in one piece from the keyboard, which may also be dictated: the user may want to check it. */
const sendFromKeyboardAfterMs = 1500;

/** The handlers of a form that sends itself once a code was inserted. */
type SendInsertedCode = {
  /** A whole code was inserted into the field. */
  readonly onInserted: (field: HTMLInputElement, by: 'keyboard' | 'fill') => void;
  /** Submits the form, sent by itself or by a press. */
  readonly onSubmit: (form: HTMLFormElement) => void;
};

const codeIn = (form: HTMLFormElement): string => codeDigits(formText(form, 'code'));

const asksPassword = (form: HTMLFormElement): boolean => form.querySelector('[autocomplete$="-password"]') !== null;

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

/**
 * Sends the form of a code that was pasted or filled in, once for each value, through the form's own submit. Not while the page
 * is busy or must wait, where a password is asked for too, or where the user does something else first.
 */
export const useSendInsertedCode = (
  isReady: () => boolean,
  submit: (form: HTMLFormElement) => void,
): SendInsertedCode => {
  const ready = useRef(isReady);
  const sentCodes = useRef<ReadonlySet<string>>(new Set());
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => {
    ready.current = isReady;
  });
  useEffect(() => () => cancel.current(), []);
  const onSubmit = (form: HTMLFormElement): void => {
    cancel.current();
    sentCodes.current = new Set([...sentCodes.current, codeIn(form)]);
    submit(form);
  };
  const onInserted: SendInsertedCode['onInserted'] = ({ form }, by) => {
    cancel.current();
    if (form === null) return;
    const code = codeIn(form);
    cancel.current = afterIdleMoment(by === 'keyboard' ? sendFromKeyboardAfterMs : sendAfterMs, () => {
      const isNew = codeIn(form) === code && !sentCodes.current.has(code);
      if (isNew && ready.current() && form.isConnected && !asksPassword(form)) form.requestSubmit();
    });
  };
  return { onInserted, onSubmit };
};
