import type { ReactNode } from 'react';
import type { ConsentController } from '#application/consent/consentTypes.ts';
import type { ConsentToggles } from '#domain/consent/consentPrompt.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './ConsentCard.module.css';

type Props = {
  readonly category: keyof ConsentToggles;
  readonly on: boolean;
  readonly onCategoryChange: ConsentController['setCategory'];
};

/** Switches one category of cookies on or off. */
export const ConsentSwitch = ({ category, on, onCategoryChange }: Props): ReactNode => {
  const id = `consent-${category}`;
  return (
    <div className={styles['category']}>
      <span className={styles['words']}>
        <label htmlFor={id} className={styles['name']}>
          <MessageText id={`cookies.${category}`} />
        </label>
        <span id={`${id}-hint`} className={styles['hint']}>
          <MessageText id={`cookies.${category}Text`} />
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
        onChange={({ target }) => onCategoryChange(category, target.checked)}
      />
    </div>
  );
};
