import { type ReactNode, useEffect, useState } from 'react';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { cancelNavigation } from '#ui/shared/navigation/useNavigateTo.ts';
import styles from './Notice.module.css';

/** How long a request may take before the page calls it slow, in milliseconds. */
export const slowAfterMs = 8000;

type Props = {
  readonly busy: boolean;
  /** Stops what the page waits for before its request. */
  readonly onCancel?: (() => void) | undefined;
};

/**
 * A line directly below the button of a request. It tells that the request, or the screen after it, takes longer than eight seconds, and
 * offers to cancel both; then, until the next press, that they were cancelled.
 */
export const SlowNotice = ({ busy, onCancel }: Props): ReactNode => {
  const { abandon } = useUseCases();
  const slow = useLasting(busy, slowAfterMs);
  const [wasCancelled, setWasCancelled] = useState(false);
  const cancel = (): void => {
    focusPressedButton();
    setWasCancelled(true);
    document.addEventListener('click', () => setWasCancelled(false), { capture: true, once: true });
    onCancel?.();
    void abandon();
    cancelNavigation();
  };
  const isCancelled = wasCancelled && !busy;
  return (
    <div className={slow || isCancelled ? styles['slow'] : undefined}>
      <div role="status">
        {slow && <MessageText id="slow.text" />}
        {isCancelled && <MessageText id="signIn.fault.Cancelled" />}
      </div>
      {slow && <Button label={{ id: 'slow.cancel' }} look="link" onPress={cancel} />}
    </div>
  );
};

/** Whether something has lasted for a time, in milliseconds. */
export const useLasting = (isOn: boolean, ms: number): boolean => {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isOn, ms]);
  return isOn && hasLasted;
};

// Because: the cancel button disappears, and the focus would be lost with it. The button that started the request is still busy.
const focusPressedButton = (): void => document.querySelector<HTMLElement>('button[aria-busy="true"]')?.focus();
