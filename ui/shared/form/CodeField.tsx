import type { FormEvent, ReactNode } from 'react';
import { codeDigits, codeLength } from '#domain/identity/oneTimeCode.ts';
import { FieldFrame, describedBy } from './FieldFrame.tsx';
import type { Message } from '#ui/shared/layout/message.ts';
import styles from './Field.module.css';

type Props = {
  readonly name: string;
  readonly error: Message | null;
};

const codeLabel: Message = { id: 'code.label' };
const codeHint: Message = { id: 'code.hint', values: { digits: codeLength } };

// Because: a change of the value would break an input method that composes a character.
const keepDigits = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void => {
  const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
  const digits = codeDigits(currentTarget.value);
  if (!composing && digits !== currentTarget.value) currentTarget.value = digits;
};

/** One input for a code. It keeps only the digits of pasted or autofilled text, however many. */
export const CodeField = ({ name, error }: Props): ReactNode => (
  <FieldFrame name={name} label={codeLabel} hint={codeHint} error={error}>
    <input
      id={name}
      name={name}
      className={`${styles['input']} ${styles['code']}`}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      aria-describedby={describedBy(name, codeHint, error)}
      aria-invalid={error !== null}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onInput={keepDigits}
    />
  </FieldFrame>
);
