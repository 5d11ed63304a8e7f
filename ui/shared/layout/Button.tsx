import { type ReactElement, type ReactNode, useState } from 'react';
import styles from './Button.module.css';
import { Spinner } from './icons.tsx';
import { useIsEarly } from './MeantPress.tsx';
import { type Message, Text } from './MessageText.tsx';

type Props = {
  /** A message, or an element when it is more than text. */
  readonly label: Message | ReactElement;
  /** A picture beside the label, for sighted people. */
  readonly icon?: ReactNode;
  /** A limited button is a pale one that leads on: the service asked to wait. */
  readonly look?: 'primary' | 'limited' | 'secondary' | 'link';
  /** While its action runs, it keeps the focus and ignores clicks. */
  readonly busy?: boolean;
  /** While it is not available yet, it does the same without a spinner. */
  readonly idle?: boolean;
  /** What it does; without it, it submits its form. */
  readonly onPress?: () => void;
};

/** A button that runs an action, or submits its form, which ignores a submit while a request runs. */
export const Button = ({ label, icon, look = 'secondary', busy = false, idle = false, onPress }: Props): ReactNode => (
  <button
    type={onPress ? 'button' : 'submit'}
    className={`${styles['button']} ${styles[look]} ${idle && !busy ? styles['idle'] : ''}`}
    aria-disabled={useIsEarly() || busy || idle || undefined}
    aria-busy={busy || undefined}
    onClick={busy || idle ? undefined : onPress}
  >
    {busy ? <Spinner /> : icon}
    <Text text={label} />
  </button>
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
