import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
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
  const suggestion = useSuggestion(left);
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

const noSuggestion = { about: '', email: null } as const;

// Because: the press that leaves the field must still meet the button it was meant for; and the rules are fetched by those who leave one.
const useSuggestion = (left: string): string | null => {
  const [suggested, suggest] = useState<{ readonly about: string; readonly email: string | null }>(noSuggestion);
  useEffect(() => {
    if (left === '') return undefined;
    const look = async (): Promise<void> => {
      const { emailSuggestion } = await import('#domain/identity/emailSuggestion.ts');
      suggest({ about: left, email: emailSuggestion(left) });
    };
    // Because: whoever cannot have the rules does without a suggestion.
    const timer = setTimeout(() => void look().catch(() => undefined), settleAfterMs);
    return () => {
      clearTimeout(timer);
      suggest(noSuggestion);
    };
  }, [left]);
  return suggested.about === left ? suggested.email : null;
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
