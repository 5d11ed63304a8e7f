import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FieldFrame, describedBy } from '#ui/shared/form/FieldFrame.tsx';
import type { Message } from '#ui/shared/layout/message.ts';
import { useCapsLock } from './useCapsLock.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from '#ui/shared/form/Field.module.css';

type Props = {
  readonly name: string;
  readonly label: Message;
  readonly hint?: Message | null;
  readonly error: Message | null;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Ids of further descriptions, such as the list of rules. */
  readonly describedBy?: string;
};

/** A password field that can show its text, and hides it again on submit. */
export const PasswordField = ({ name, label, hint = null, error, autoComplete, ...more }: Props): ReactNode => {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const capsLock = useCapsLock();
  useEffect(() => {
    const form = input.current?.form;
    const hide = (): void => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const descriptions = [describedBy(name, hint, error), more.describedBy].filter(Boolean).join(' ');
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <div className={styles['wrap']}>
        <input
          ref={input}
          id={name}
          name={name}
          className={styles['input']}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          aria-describedby={descriptions === '' ? undefined : descriptions}
          aria-invalid={error !== null}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...capsLock.handlers}
        />
        <RevealButton shown={shown} of={name} onToggle={() => setShown(!shown)} />
      </div>
      <div className={styles['capsLock']} role="status">
        {capsLock.on && <MessageText id="password.capsLock" />}
      </div>
    </FieldFrame>
  );
};

type RevealProps = { readonly shown: boolean; readonly of: string; readonly onToggle: () => void };

const RevealButton = ({ shown, of, onToggle }: RevealProps): ReactNode => (
  <button
    type="button"
    className={styles['reveal']}
    aria-controls={of}
    aria-label={useIntl().formatMessage({ id: shown ? 'password.hide' : 'password.show' })}
    onClick={onToggle}
  >
    <Eye open={shown} />
  </button>
);

const Eye = ({ open }: { readonly open: boolean }): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
    {open && <path d="m4 20 16-16" />}
  </svg>
);
