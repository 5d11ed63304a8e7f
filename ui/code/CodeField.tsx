import type { FormEvent, ReactNode } from 'react';
import { codeLength, digitsAfterInput } from '#domain/identity/oneTimeCode.ts';
import styles from '#ui/shared/form/Field.module.css';
import { FieldFrame, useInputAttributes } from '#ui/shared/form/Field.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';

type Props = {
  /** Called after every input that leaves a complete code in the field; null where the form waits for its button. */
  readonly onComplete: ((field: HTMLInputElement) => void) | null;
};

/** Keeps only the digits of the field, and returns them. */
const keepDigits = (field: HTMLInputElement, event: InputEvent | null): string => {
  const digits = digitsAfterInput(event?.data ?? '', field.value);
  // Because: a change of the value would break an input method that composes a character.
  if (event?.isComposing !== true && digits !== field.value) field.value = digits;
  return digits;
};

/** One input for a code. Of a pasted or filled-in text it keeps the one code, or all digits where there is not exactly one. */
export const CodeField = ({ onComplete }: Props): ReactNode => {
  const hint: Message | null = onComplete && { id: 'code.hint' };
  const onInput = ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>): void => {
    const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
    const { length } = keepDigits(field, event);
    if (length === codeLength) onComplete?.(field);
  };
  return (
    <FieldFrame name="code" label={{ id: 'code.label' }} hint={hint}>
      <div className={styles['code']}>
        <input
          {...useInputAttributes({ name: 'code', hint })}
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

/** Fills a code into the code field of the page, as an autofill of the browser does. */
export const fillCode = (code: string): void => {
  const field = document.getElementById('code');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = code;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }));
};
