import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ConsentTalk } from '#application/consent/consentTalk.ts';
import type { ConsentToggles } from '#domain/consent/consentPrompt.ts';
import { Button } from '#ui/shared/Button.tsx';
import { SafeLink } from '#ui/shared/SafeLink.tsx';
import { Words } from '#ui/shared/Words.tsx';
import { ConsentSwitch } from './ConsentSwitch.tsx';
import styles from './ConsentCard.module.css';

type Props = {
  readonly cookiePolicy: string | null;
  readonly privacyPolicy: string | null;
  readonly toggles: ConsentToggles;
  readonly onMove: ConsentTalk['move'];
  readonly onGive: ConsentTalk['give'];
};

/** The second panel: each category by itself. */
export const ConsentDetails = ({ cookiePolicy, privacyPolicy, toggles, onMove, onGive }: Props): ReactNode => (
  <>
    <div className={styles['top']}>
      <Back onPress={() => onMove({ _tag: 'Back' })} />
      <h2 id="consent-heading" className={styles['heading']}>
        <Words id="cookies.heading" />
      </h2>
    </div>
    <div className={styles['categories']}>
      {(['performance', 'marketing'] as const).map((category) => (
        <ConsentSwitch key={category} category={category} on={toggles[category]} onGive={onGive} />
      ))}
      <div className={styles['category']}>
        <span className={styles['words']}>
          <Words id="cookies.required" className={styles['name']} />
          <Words id="cookies.requiredText" className={styles['hint']} />
        </span>
        <Words id="cookies.alwaysOn" className={styles['always']} />
      </div>
    </div>
    <div className={styles['documents']}>
      {cookiePolicy !== null && <SafeLink href={cookiePolicy} label={{ id: 'footer.cookies' }} newTab />}
      {privacyPolicy !== null && <SafeLink href={privacyPolicy} label={{ id: 'footer.privacy' }} newTab />}
    </div>
    <Button label={{ id: 'cookies.done' }} look="primary" onPress={() => onMove({ _tag: 'Done' })} />
  </>
);

const Back = ({ onPress }: { readonly onPress: () => void }): ReactNode => (
  <button
    type="button"
    className={styles['back']}
    aria-label={useIntl().formatMessage({ id: 'cookies.back' })}
    onClick={onPress}
  >
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M12 4.5 6.5 10l5.5 5.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
);
