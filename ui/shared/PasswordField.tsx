import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Eye } from './Eye.tsx';
import { FieldFrame, describedBy } from './FieldFrame.tsx';
import type { Message } from './message.ts';
import { useCapsLock } from './useCapsLock.ts';
import { Words } from './Words.tsx';
import styles from './Field.module.css';

type Props = {
  readonly name: string;
  readonly label: Message;
  readonly hint?: Message | null;
  readonly error: Message | null;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Ids of further descriptions, such as the live list of rules. */
  readonly describedBy?: string;
};

/** A password that can be shown, and is hidden again as soon as its form is sent. */
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
          {...capsLock.watch}
        />
        <Reveal shown={shown} of={name} onToggle={() => setShown(!shown)} />
      </div>
      <div className={styles['capsLock']} role="status">
        {capsLock.on && <Words id="password.capsLock" />}
      </div>
    </FieldFrame>
  );
};

type RevealProps = { readonly shown: boolean; readonly of: string; readonly onToggle: () => void };

const Reveal = ({ shown, of, onToggle }: RevealProps): ReactNode => (
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
