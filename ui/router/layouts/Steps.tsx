import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '#ui/shared/message.ts';
import { Words } from '#ui/shared/Words.tsx';
import styles from './Steps.module.css';

type Props = {
  readonly steps: ReadonlyArray<Message>;
  /** Which step the person is at, from 0. */
  readonly active: number;
};

/** How far the person has come, as an ordered list. */
export const Steps = ({ steps, active }: Props): ReactNode => (
  <ol className={styles['steps']} aria-label={useIntl().formatMessage({ id: 'stepper.label' })}>
    {steps.map((step, index) => (
      <li
        key={step.id}
        className={`${styles['step']} ${index <= active ? styles['reached'] : ''}`}
        aria-current={index === active ? 'step' : undefined}
      >
        <Words {...step} />
      </li>
    ))}
  </ol>
);
