import { type ReactNode, useRef } from 'react';
import type { Load } from '#ui/shared/hooks/appData.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import styles from './Form.module.css';

type Props = {
  /** The id of the part of the form, to which its error links. */
  readonly name: string;
  readonly load: Load;
  /** Says that the part could not be loaded. */
  readonly failure: ReactNode;
  /** Whether the page says the same elsewhere, so that here only screen readers say it. */
  readonly isSaid?: boolean;
  /** The part; rendered unless its load has failed. */
  readonly children: ReactNode;
};

/** A part of a form that must be loaded. After a failure it says so in place and offers to try again; the focus stays in the part. */
export const LoadedPart = ({ name, load, failure, isSaid = false, children }: Props): ReactNode => {
  const part = useRef<HTMLDivElement>(null);
  const { state, retry } = load;
  // The button goes away once the part is loaded, and leaves its focus to the part.
  const retryInPart = (): void => {
    part.current?.focus();
    retry();
  };
  const hasFailed = state === 'Failed' || state === 'Retrying';
  return (
    <div ref={part} id={name} className={styles[hasFailed && isSaid ? 'ways' : 'part']} tabIndex={-1}>
      {!hasFailed && children}
      {/* Empty while it loads again, so that screen readers announce another failure. */}
      <div role="status" className={isSaid ? 'visually-hidden' : undefined}>
        {state === 'Failed' && failure}
      </div>
      {hasFailed && (
        <Button label={{ id: 'shared.tryAgain' }} look="link" busy={state === 'Retrying'} onPress={retryInPart} />
      )}
    </div>
  );
};
