import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
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

/** A field for an email address. */
export const EmailField = ({ label, defaultValue, onLeave, onType }: Props): ReactNode => {
  const field = { name: 'email', label };
  const input = useEmailInput({ defaultValue, onLeave });
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
  // Because: the browser, a password manager or a script may have filled the field without any event.
  useLayoutEffect(() => {
    const field = input.current;
    return () => {
      if (field !== null && field.value !== field.defaultValue) onLeave(field.value);
    };
  }, [onLeave]);
  return input;
};
