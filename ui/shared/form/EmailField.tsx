import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import link from '#ui/shared/layout/Link.module.css';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Field.module.css';
import { FieldFrame, useInputAttributes } from './Field.tsx';

/** The first text of an email field, and what is called with another text when the field goes away. */
export type TypedEmail = { readonly defaultValue: string; readonly onLeave: (text: string) => void };

/** Lets an email field begin with the text of the email field before it, or with the known email, and stores its own text. */
export const useTypedEmail = (): TypedEmail => {
  const { storeTypedEmail } = useUseCases().signIn;
  const { typedEmail, email } = useSession().typed;
  return { defaultValue: typedEmail ?? email ?? '', onLeave: storeTypedEmail };
};

type Props = TypedEmail & {
  readonly label: Message;
  /** Called with the text after every input. */
  readonly onType?: (email: string) => void;
};

/** A field for an email address. It suggests a correction for a likely typo in a common domain, and rejects nothing. */
export const EmailField = ({ label, defaultValue, onLeave, onType }: Props): ReactNode => {
  const field = { name: 'email', label };
  const input = useEmailInput({ defaultValue, onLeave });
  const [leftWith, setLeftWith] = useState('');
  const accept = (email: string): void => {
    const element = document.getElementById(field.name);
    if (element instanceof HTMLInputElement) element.value = email;
    element?.focus();
    setLeftWith('');
  };
  return (
    <FieldFrame {...field}>
      <input
        ref={input}
        {...useInputAttributes(field)}
        type="text"
        autoComplete="username"
        inputMode="email"
        defaultValue={defaultValue}
        onBlur={({ currentTarget }) => setLeftWith(currentTarget.value)}
        onInput={({ currentTarget }) => {
          setLeftWith('');
          onType?.(currentTarget.value);
        }}
      />
      <Suggestion typed={leftWith} onAccept={accept} />
    </FieldFrame>
  );
};

type SuggestionProps = { readonly typed: string; readonly onAccept: (email: string) => void };

const Suggestion = ({ typed, onAccept }: SuggestionProps): ReactNode => {
  const email = useSuggestion(typed);
  return (
    <div role="status">
      {email !== null && (
        <button type="button" className={`${link['link']} ${styles['suggestion']}`} onClick={() => onAccept(email)}>
          <MessageText id="shared.emailSuggestion" values={{ email }} />
        </button>
      )}
    </div>
  );
};

/** How long after a blur anything below the field may move, in milliseconds. */
export const suggestionDelayMs = 360;

/**
 * A correction of a typed email; null if there is none. The rules for it load when they are first needed.
 * Because: the suggestion moves what is below it, and the click that leaves the field must still hit its button.
 */
const useSuggestion = (typed: string): string | null => {
  const [suggested, setSuggested] = useState<string | null>(null);
  useEffect(() => {
    if (typed === '') return undefined;
    const shown = new AbortController();
    const suggest = async (): Promise<void> => {
      // Because: the suggestion would move the button that was pressed.
      if (document.querySelector('[aria-busy="true"]') !== null) return;
      const { suggestEmail } = await import('#domain/identity/suggestEmail.ts');
      if (!shown.signal.aborted) setSuggested(suggestEmail(typed));
    };
    // Because: a suggestion is optional, so a failed download is ignored.
    const timer = setTimeout(() => void suggest().catch(() => undefined), suggestionDelayMs);
    return () => {
      clearTimeout(timer);
      shown.abort();
      setSuggested(null);
    };
  }, [typed]);
  return suggested;
};

/** The input of an email field. It shows a default that arrives or changes late, and reports another text when it goes away. */
const useEmailInput = ({ defaultValue, onLeave }: TypedEmail): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(defaultValue);
  // Because: the field of the screen before stores its text after this one is rendered, and a browser that has shown a default ignores another.
  useLayoutEffect(() => {
    const field = input.current;
    if (field !== null && field.value === shown.current) field.value = defaultValue;
    shown.current = defaultValue;
  }, [defaultValue]);
  // Because: on a prerendered page the known address arrives when the user may be in the field; typing must replace it.
  useEffect(() => {
    const field = input.current;
    const isShown = defaultValue !== '' && field?.value === defaultValue;
    if (isShown && field === document.activeElement) field.select();
  }, [defaultValue]);
  // Because: the browser, a password manager or a script may have filled the field without any event.
  useLayoutEffect(() => {
    const field = input.current;
    return () => {
      if (field !== null && field.value !== field.defaultValue) onLeave(field.value);
    };
  }, [onLeave]);
  return input;
};
