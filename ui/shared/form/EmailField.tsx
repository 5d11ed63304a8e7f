import { useEffect, useState, type ReactNode } from 'react';
import { FieldFrame, describedBy } from './FieldFrame.tsx';
import { lazy } from '#application/shared/lazy.ts';
import type { Message } from '#ui/shared/layout/message.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Field.module.css';
import { useEmailInput } from './useEmailInput.ts';

type Props = {
  readonly name: string;
  readonly label: Message;
  readonly error: Message | null;
  readonly defaultValue: string;
  /** Called with the text when the field goes away with another text than its default. */
  readonly onLeave: (text: string) => void;
};

/** A field for an email address. It suggests a correction for a likely typo in a common domain, and rejects nothing. */
export const EmailField = ({ name, label, error, defaultValue, onLeave }: Props): ReactNode => {
  const input = useEmailInput(defaultValue, onLeave);
  const [left, setLeft] = useState('');
  const suggestion = useSuggestion(left);
  return (
    <FieldFrame name={name} label={label} hint={null} error={error}>
      <input
        ref={input}
        id={name}
        name={name}
        className={styles['input']}
        type="text"
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
        {suggestion !== null && <Suggestion of={name} email={suggestion} onAccept={() => setLeft('')} />}
      </div>
    </FieldFrame>
  );
};

/** How long after a blur anything below the field may move, in milliseconds. */
export const suggestionDelayMs = 360;

const loadSuggestion = lazy(async () => (await import('#domain/identity/suggestEmail.ts')).emailSuggestion);

const noSuggestion = { about: '', email: null } as const;

// Because: a click that leaves the field must still hit its button, which the suggestion would move; the rules load on the first blur.
const useSuggestion = (left: string): string | null => {
  const [suggested, setSuggested] = useState<{ readonly about: string; readonly email: string | null }>(noSuggestion);
  useEffect(() => {
    if (left === '') return undefined;
    const suggest = async (): Promise<void> => {
      const emailSuggestion = await loadSuggestion();
      setSuggested({ about: left, email: emailSuggestion(left) });
    };
    // Because: a suggestion is optional, so a failed download is ignored.
    const timer = setTimeout(() => void suggest().catch(() => undefined), suggestionDelayMs);
    return () => {
      clearTimeout(timer);
      setSuggested(noSuggestion);
    };
  }, [left]);
  return suggested.about === left ? suggested.email : null;
};

type SuggestionProps = { readonly of: string; readonly email: string; readonly onAccept: () => void };

const Suggestion = ({ of, email, onAccept }: SuggestionProps): ReactNode => (
  <button
    type="button"
    className={styles['suggestion']}
    onClick={() => {
      const input = document.getElementById(of);
      if (input instanceof HTMLInputElement) input.value = email;
      input?.focus();
      onAccept();
    }}
  >
    <MessageText id="shared.emailSuggestion" values={{ email }} />
  </button>
);
