import type { FormEvent, ReactNode } from 'react';
import { digitsAfterInput } from '#domain/identity/oneTimeCode.ts';
import styles from '#ui/shared/form/Field.module.css';
import { FieldFrame, useInputAttributes } from '#ui/shared/form/Field.tsx';

/** Keeps only the digits of the field. */
const keepDigits = ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>): void => {
  const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
  const digits = digitsAfterInput(event?.data ?? '', field.value);
  // Because: a change of the value would break an input method that composes a character.
  if (event?.isComposing !== true && digits !== field.value) field.value = digits;
};

/** One input for a code. Of a pasted or filled-in text it keeps the one code, or all digits where there is not exactly one. */
export const CodeField = (): ReactNode => (
  <FieldFrame name="code" label={{ id: 'code.label' }}>
    <div className={styles['code']}>
      <input
        {...useInputAttributes({ name: 'code' })}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        onInput={keepDigits}
      />
    </div>
  </FieldFrame>
);
