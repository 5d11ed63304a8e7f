import { type ReactElement, type ReactNode, useState } from 'react';
import styles from './Button.module.css';
import { Spinner } from './icons.tsx';
import { useIsEarly } from './MeantPress.tsx';
import { type Message, MessageText, Text } from './MessageText.tsx';

type Props = {
  /** A message, or an element when it is more than text. */
  readonly label: Message | ReactElement;
  /** A picture beside the label, for sighted people. */
  readonly icon?: ReactNode;
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'link';
  /** While its action runs, it keeps the focus and ignores clicks. */
  readonly busy?: boolean;
  /** While it is not available yet, it does the same without a spinner. */
  readonly idle?: boolean;
  readonly onPress: () => void;
};

/** A button that runs an action and submits no form. */
export const Button = ({ label, icon, look = 'secondary', busy = false, idle = false, onPress }: Props): ReactNode => (
  <button
    type="button"
    className={`${styles['button']} ${styles[look]} ${idle && !busy ? styles['idle'] : ''}`}
    aria-disabled={useIsEarly() || busy || idle || undefined}
    aria-busy={busy || undefined}
    onClick={busy || idle ? undefined : onPress}
  >
    {busy ? <Spinner /> : icon}
    <Text text={label} />
  </button>
);

type SubmitProps = {
  readonly label: Message;
  readonly busy: boolean;
  /** While its form takes no submit, it is pale. */
  readonly idle: boolean;
  /** Quiet where another button of the form leads on. */
  readonly look: 'primary' | 'quiet';
  /** Whether the service asked to wait: the button is pale, but still submits. */
  readonly isLimited: boolean;
};

/** Submits its form. While a request runs, it keeps the focus and announces the wait; the form ignores a submit then. */
export const SubmitButton = ({ label, busy, idle, look, isLimited }: SubmitProps): ReactNode => (
  <div>
    <button
      type="submit"
      className={`${styles['button']} ${styles[look]} ${isLimited ? styles['limited'] : ''} ${idle ? styles['idle'] : ''}`}
      aria-disabled={useIsEarly() || busy || idle || undefined}
      aria-busy={busy}
    >
      {busy && <Spinner />}
      <MessageText {...label} />
    </button>
    <div className="visually-hidden" role="status">
      {busy && <MessageText id="shared.pleaseWait" />}
    </div>
  </div>
);

/** Tries again what has failed. It is busy meanwhile, so that two attempts never run at once. */
export const TryAgain = ({ onRetry }: { readonly onRetry: () => Promise<void> }): ReactNode => {
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return <Button label={{ id: 'shared.tryAgain' }} look="primary" busy={busy} onPress={() => void retry()} />;
};
