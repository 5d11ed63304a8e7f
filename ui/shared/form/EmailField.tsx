import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { FieldFrame, useInputAttributes } from './Field.tsx';

/** What an email field begins with: the text of the email field before it, or the known email. */
export const useTypedEmail = (): string => {
  const { typedEmail, email } = useSession().typed;
  return typedEmail ?? email ?? '';
};

type Props = {
  readonly label: Message;
  /** Called with the text after every input. */
  readonly onType?: (email: string) => void;
};

/** A field for an email address. It shows a default that arrives or changes late, and stores another text when it goes away. */
export const EmailField = ({ label, onType }: Props): ReactNode => {
  const { storeTypedEmail } = useUseCases().signIn;
  const defaultValue = useTypedEmail();
  const field = { name: 'email', label };
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(defaultValue);
  // Because: the field of the screen before stores its text after this one is rendered, and a browser that has shown a default ignores another.
  useLayoutEffect(() => {
    const element = input.current;
    if (element !== null && element.value === shown.current) element.value = defaultValue;
    shown.current = defaultValue;
  }, [defaultValue]);
  // Because: the browser, a password manager or a script may have filled the field without any event.
  useLayoutEffect(() => {
    const element = input.current;
    return () => {
      if (element !== null && element.value !== element.defaultValue) storeTypedEmail(element.value);
    };
  }, [storeTypedEmail]);
  return (
    <FieldFrame {...field}>
      <input
        ref={input}
        {...useInputAttributes(field)}
        type="text"
        autoComplete="username"
        inputMode="email"
        defaultValue={defaultValue}
        onInput={({ currentTarget }) => onType?.(currentTarget.value)}
      />
    </FieldFrame>
  );
};
