import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Message, MessageText } from '#ui/shared/layout/MessageText.tsx';
import { Icon } from '#ui/shared/layout/icons.tsx';
import styles from './Field.module.css';
import { FieldFrame, useInputAttributes, Username } from './Field.tsx';

type Props = {
  readonly label: Message;
  readonly hint?: Message | null;
  readonly autoComplete: 'current-password' | 'new-password';
  /** The id of a further description, such as the list of rules. */
  readonly describedBy?: string | null;
  /** Called with the text after every input. */
  readonly onType?: (password: string) => void;
  /** Called with the text when the form is sent. */
  readonly onSend?: (password: string) => void;
  /** What stands below the label, with the error of the field. */
  readonly children?: ReactNode;
};

/**
 * A password field that can show its text, and hides it again on submit. It tells when caps lock is on, and until another key says that it is
 * off: a press that leaves the field must hit its button.
 */
export const PasswordField = ({ label, hint = null, autoComplete, onType, onSend, ...more }: Props): ReactNode => {
  const field = { name: 'password', label, hint };
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const readCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  useEffect(() => {
    const element = input.current;
    const handleSubmit = (): void => {
      setShown(false);
      // Because: a password manager may have filled the field without any event.
      onType?.(element?.value ?? '');
      onSend?.(element?.value ?? '');
    };
    element?.form?.addEventListener('submit', handleSubmit);
    return () => element?.form?.removeEventListener('submit', handleSubmit);
  }, [onType, onSend]);
  return (
    <FieldFrame {...field} below={more.children}>
      <div className={styles['wrap']}>
        <input
          ref={input}
          {...useInputAttributes(field, more.describedBy)}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          onInput={({ currentTarget }) => onType?.(currentTarget.value)}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
        />
        <RevealButton shown={shown} onToggle={() => setShown(!shown)} />
      </div>
      <div className="hint" role="status">
        {capsLock && <MessageText id="password.capsLock" />}
      </div>
    </FieldFrame>
  );
};

const RevealButton = ({ shown, onToggle }: { readonly shown: boolean; readonly onToggle: () => void }): ReactNode => (
  <button
    type="button"
    className={styles['reveal']}
    aria-controls="password"
    aria-label={useIntl().formatMessage({ id: shown ? 'password.hide' : 'password.show' })}
    onClick={onToggle}
  >
    <Icon size={24} strokeWidth="1.75">
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
        <circle cx="12" cy="12" r="3" />
        {shown && <path d="m4 20 16-16" />}
      </g>
    </Icon>
  </button>
);

type AgainProps = { readonly email: string; readonly hint: Message };

/** Asks for the password of a known account again, with its email for password managers. */
export const PasswordAgain = ({ email, hint }: AgainProps): ReactNode => (
  <>
    <Username email={email} />
    <PasswordField label={{ id: 'signIn.password' }} autoComplete="current-password" hint={hint} />
  </>
);
