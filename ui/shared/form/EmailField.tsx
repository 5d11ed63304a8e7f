import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import link from '#ui/shared/layout/Link.module.css';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Field.module.css';
import { FieldFrame, inputAttributes } from './Field.tsx';
import { errorOf, type FormError } from './formErrors.ts';

/** What an email field begins with, and where its text goes when the field goes away with another text. */
export type TypedEmail = { readonly defaultValue: string; readonly onLeave: (text: string) => void };

/** Connects an email field to the other ones: it begins with the text that the last one was left with, else with the known email. */
export const useTypedEmail = (): TypedEmail => {
  const { storeTypedEmail } = useUseCases().signIn;
  const { typedEmail, email } = useSession().typed;
  return { defaultValue: typedEmail ?? email ?? '', onLeave: storeTypedEmail };
};

type Props = TypedEmail & { readonly label: Message; readonly errors: ReadonlyArray<FormError> };

/** A field for an email address. It suggests a correction for a likely typo in a common domain, and rejects nothing. */
export const EmailField = ({ label, errors, defaultValue, onLeave }: Props): ReactNode => {
  const field = { name: 'email', label, error: errorOf(errors, 'email') };
  const input = useEmailInput({ defaultValue, onLeave });
  const [left, setLeft] = useState('');
  const suggestion = useSuggestion(left);
  const accept = (email: string): void => {
    const element = document.getElementById(field.name);
    if (element instanceof HTMLInputElement) element.value = email;
    element?.focus();
    setLeft('');
  };
  return (
    <FieldFrame {...field}>
      <input
        ref={input}
        {...inputAttributes(field)}
        type="text"
        autoComplete="username"
        inputMode="email"
        enterKeyHint="next"
        defaultValue={defaultValue}
        onBlur={({ currentTarget }) => setLeft(currentTarget.value)}
        onInput={() => setLeft('')}
      />
      <div role="status">
        {suggestion !== null && (
          <button
            type="button"
            className={`${link['link']} ${styles['suggestion']}`}
            onClick={() => accept(suggestion)}
          >
            <MessageText id="shared.emailSuggestion" values={{ email: suggestion }} />
          </button>
        )}
      </div>
    </FieldFrame>
  );
};

/** How long after a blur anything below the field may move, in milliseconds. */
export const suggestionDelayMs = 360;

// Because: a click that leaves the field must still hit its button, which the suggestion would move; the rules load on the first blur.
const useSuggestion = (left: string): string | null => {
  const [suggested, setSuggested] = useState<{ readonly about: string; readonly email: string | null } | null>(null);
  useEffect(() => {
    if (left === '') return undefined;
    const suggest = async (): Promise<void> => {
      const { suggestEmail } = await import('#domain/identity/suggestEmail.ts');
      setSuggested({ about: left, email: suggestEmail(left) });
    };
    // Because: a suggestion is optional, so a failed download is ignored.
    const timer = setTimeout(() => void suggest().catch(() => undefined), suggestionDelayMs);
    return () => {
      clearTimeout(timer);
      setSuggested(null);
    };
  }, [left]);
  return suggested?.about === left ? suggested.email : null;
};

/** The input of an email field: it shows a default that arrives or changes late, and reports its text when it goes away with another one. */
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
    if (defaultValue !== '' && field !== null && field === document.activeElement && field.value === defaultValue)
      field.select();
  }, [defaultValue]);
  useLayoutEffect(() => {
    const field = input.current;
    // Because: the browser, a password manager or a script may have filled the field without any event.
    return () => {
      if (field !== null && field.value !== field.defaultValue) onLeave(field.value);
    };
  }, [onLeave]);
  return input;
};
