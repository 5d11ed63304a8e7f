import { useRef, type FormEvent, type ReactNode } from 'react';
import { codeDigits, insertedCode, type FieldInput } from '#domain/identity/oneTimeCode.ts';
import { FieldFrame, describedBy } from './FieldFrame.tsx';
import type { Message } from '#ui/shared/layout/message.ts';
import styles from './Field.module.css';

type Props = {
  readonly name: string;
  readonly error: Message | null;
  /** Called when a whole code was inserted at once: by the keyboard, or by a paste or an autofill. */
  readonly onInserted?: (field: HTMLInputElement, by: 'keyboard' | 'fill') => void;
};

const codeLabel: Message = { id: 'code.label' };

// Because: a change of the value would break an input method that composes a character.
const keepDigits = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void => {
  const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
  const digits = codeDigits(currentTarget.value);
  if (!composing && digits !== currentTarget.value) currentTarget.value = digits;
};

const keyboardTypes = ['insertText', 'insertCompositionText'];

const inputOf = ({ nativeEvent: event }: FormEvent): Pick<FieldInput, 'inputType' | 'data'> =>
  event instanceof InputEvent ? event : { inputType: '', data: null };

/** One input for a code. It keeps only the digits of pasted or autofilled text, however many. */
export const CodeField = ({ name, error, onInserted }: Props): ReactNode => {
  const before = useRef('');
  const onInput = (event: FormEvent<HTMLInputElement>): void => {
    const { inputType, data } = inputOf(event);
    const { currentTarget: field } = event;
    const code = insertedCode({ inputType, data, before: before.current, after: field.value });
    keepDigits(event);
    before.current = field.value;
    if (code !== null) onInserted?.(field, keyboardTypes.includes(inputType) ? 'keyboard' : 'fill');
  };
  return (
    <FieldFrame name={name} label={codeLabel} hint={null} error={error}>
      <div className={styles['code']}>
        <input
          id={name}
          name={name}
          className={styles['input']}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          aria-describedby={describedBy(name, null, error)}
          aria-invalid={error !== null}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onInput={onInput}
        />
      </div>
    </FieldFrame>
  );
};
