import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { emailSuggestion } from '#domain/identity/emailSuggestion.ts';
import { FieldFrame, describedBy } from './FieldFrame.tsx';
import type { Message } from './message.ts';
import { Words } from './Words.tsx';
import styles from './Field.module.css';

type Props = {
  readonly name: string;
  readonly label: Message;
  readonly error: Message | null;
  readonly defaultValue: string;
};

/** An email address. A likely slip in a common domain gets a suggestion, never a refusal. */
export const EmailField = ({ name, label, error, defaultValue }: Props): ReactNode => {
  const input = useRef<HTMLInputElement>(null);
  useSelectedOnArrival(input, defaultValue);
  const [left, setLeft] = useState('');
  const suggestion = emailSuggestion(useSettled(left));
  return (
    <FieldFrame name={name} label={label} hint={null} error={error}>
      <input
        ref={input}
        id={name}
        name={name}
        className={styles['input']}
        type="email"
        autoComplete="username"
        inputMode="email"
        enterKeyHint="next"
        defaultValue={defaultValue}
        aria-describedby={describedBy(name, null, error)}
        aria-invalid={error !== null}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onBlur={({ currentTarget }) => setLeft(currentTarget.value)}
        onInput={() => setLeft('')}
      />
      <div role="status">
        {suggestion !== null && <Suggestion of={name} email={suggestion} onTaken={() => setLeft('')} />}
      </div>
    </FieldFrame>
  );
};

// Because: on a page printed ahead a known address arrives after a finger may have; typing then is to replace it, not to mix with it.
const useSelectedOnArrival = (input: RefObject<HTMLInputElement | null>, value: string): void =>
  useEffect(() => {
    const field = input.current;
    if (value !== '' && field !== null && field === document.activeElement && field.value === value) field.select();
  }, [input, value]);

/** How long a field must have been left before anything below it may move. */
export const settleAfterMs = 360;

// Because: the press that leaves the field must still meet the button it was meant for.
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleAfterMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value ? value : '';
};

type SuggestionProps = { readonly of: string; readonly email: string; readonly onTaken: () => void };

const Suggestion = ({ of, email, onTaken }: SuggestionProps): ReactNode => (
  <button
    type="button"
    className={styles['suggestion']}
    onClick={() => {
      const input = document.getElementById(of);
      if (input instanceof HTMLInputElement) input.value = email;
      input?.focus();
      onTaken();
    }}
  >
    <Words id="shared.emailSuggestion" values={{ email }} />
  </button>
);
