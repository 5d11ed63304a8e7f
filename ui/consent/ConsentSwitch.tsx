import type { ReactNode } from 'react';
import type { ConsentTalk } from '#application/consent/consentTalk.ts';
import type { ConsentToggles } from '#domain/consent/consentPrompt.ts';
import { Words } from '#ui/shared/Words.tsx';
import styles from './ConsentCard.module.css';

type Props = {
  readonly category: keyof ConsentToggles;
  readonly on: boolean;
  readonly onGive: ConsentTalk['give'];
};

const messages = {
  performance: { name: 'cookies.performance', hint: 'cookies.performanceText' },
  marketing: { name: 'cookies.marketing', hint: 'cookies.marketingText' },
} as const;

/** Switches one category of cookies on or off. */
export const ConsentSwitch = ({ category, on, onGive }: Props): ReactNode => {
  const { name, hint } = messages[category];
  const id = `consent-${category}`;
  return (
    <div className={styles['category']}>
      <span className={styles['words']}>
        <label htmlFor={id} className={styles['name']}>
          <Words id={name} />
        </label>
        <span id={`${id}-hint`} className={styles['hint']}>
          <Words id={hint} />
        </span>
      </span>
      <input
        id={id}
        className={styles['switch']}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-hint`}
        aria-checked={on}
        checked={on}
        onChange={({ target }) => onGive(category, target.checked)}
      />
    </div>
  );
};
