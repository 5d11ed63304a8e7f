import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { codeDigits, codeLength, digitsAfterInput } from '#domain/identity/oneTimeCode.ts';
import styles from '#ui/shared/form/Field.module.css';
import { FieldFrame, inputAttributes } from '#ui/shared/form/Field.tsx';
import { errorOf, type FormError } from '#ui/shared/form/formErrors.ts';
import { type FormText, formText } from '#ui/shared/form/formValues.ts';
import type { Message } from '#ui/shared/layout/MessageText.tsx';

/** How long a whole code is shown before its form is sent, in milliseconds: longer for a typed or dictated one, which the user may check. */
const sendAfterMs = { fill: 500, keyboard: 1500 };

type CompletedBy = keyof typeof sendAfterMs;

type Props = {
  readonly errors: ReadonlyArray<FormError>;
  /** Sends a whole code, after every input that leaves one in the field; null where the form waits for its button. */
  readonly onComplete: ((field: HTMLInputElement, by: CompletedBy) => void) | null;
};

// Because: the input type is empty where the browser or a password manager filled the field.
const isFill = (inputType: string): boolean => /^$|Paste|Drop|Replacement/.test(inputType);

/** Keeps only the digits of the field, and returns them. */
const keepDigits = (field: HTMLInputElement, event: InputEvent | null): string => {
  const digits = digitsAfterInput(event?.data ?? '', field.value);
  // Because: a change of the value would break an input method that composes a character.
  if (event?.isComposing !== true && digits !== field.value) field.value = digits;
  return digits;
};

/** One input for a code. It keeps only the code of a pasted or autofilled text, or else all its digits, however many. */
export const CodeField = ({ errors, onComplete }: Props): ReactNode => {
  const hint: Message | null = onComplete && { id: 'code.hint' };
  const error = errorOf(errors, 'code');
  const onInput = ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>): void => {
    const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
    const { length } = keepDigits(field, event);
    if (length === codeLength) onComplete?.(field, isFill(event?.inputType ?? '') ? 'fill' : 'keyboard');
  };
  return (
    <FieldFrame name="code" label={{ id: 'code.label' }} {...{ hint, error }}>
      <div className={styles['code']}>
        <input
          {...inputAttributes({ name: 'code', hint, error })}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          onInput={onInput}
        />
      </div>
    </FieldFrame>
  );
};

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
