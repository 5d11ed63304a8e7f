import type { FormEvent, ReactNode } from 'react';
import { codeLength, digitsAfterInput } from '#domain/identity/oneTimeCode.ts';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import styles from './Field.module.css';
import { FieldFrame, inputAttributes } from './Field.tsx';
import { errorOf, type FormError } from './formErrors.ts';

/** How a code was completed: at the keyboard, or by a paste or an autofill. */
export type CompletedBy = 'keyboard' | 'fill';

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
