import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Words } from './Words.tsx';
import styles from './Notice.module.css';

/** How long an answer may take before the page says that it is slow. */
const slowAfterMs = 8000;

type Props = { readonly busy: boolean; readonly onCancel: () => void };

const useSlow = (busy: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return busy && slow;
};

/** After eight seconds of waiting says so, and offers to give up. */
export const SlowNotice = ({ busy, onCancel }: Props): ReactNode => {
  const slow = useSlow(busy);
  const box = useRef<HTMLDivElement>(null);
  // Because: the button pressed goes away, and the focus would be lost with it.
  const cancel = (): void => {
    box.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    onCancel();
  };
  return (
    <div ref={box} className={slow ? `${styles['notice']} ${styles['slow']}` : styles['silent']}>
      <div role="status">{slow && <Words id="slow.text" />}</div>
      {slow && <Button label={{ id: 'slow.cancel' }} look="quiet" onPress={cancel} />}
    </div>
  );
};
