import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ConsentController } from '#application/consent/consentTypes.ts';
import type { ConsentToggles } from '#domain/consent/consentPrompt.ts';
import { useSystemFields } from '#ui/shared/hooks/appData.tsx';
import { BackArrow } from '#ui/shared/layout/BackArrow.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { SafeLink } from '#ui/shared/layout/SafeLink.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { ConsentSwitch } from './ConsentSwitch.tsx';
import styles from './ConsentCard.module.css';

type Props = { readonly toggles: ConsentToggles; readonly controller: ConsentController };

/** The second panel of the consent card: a switch for each category. */
export const ConsentDetails = ({ toggles, controller: { dispatch, setCategory } }: Props): ReactNode => {
  const fields = useSystemFields();
  const [cookieNotice, privacyPolicy] = [fields.cookieNotice?.url ?? null, fields.privacyPolicy?.url ?? null];
  return (
    <>
      <div className={styles['top']}>
        <Back onPress={() => dispatch({ _tag: 'Back' })} />
        <h2 id="consent-heading" className={styles['heading']}>
          <MessageText id="cookies.heading" />
        </h2>
      </div>
      <div className={styles['body']}>
        <div>
          <ConsentSwitch category="performance" on={toggles.performance} onCategoryChange={setCategory} />
          <ConsentSwitch category="marketing" on={toggles.marketing} onCategoryChange={setCategory} />
          <div className={styles['category']}>
            <span className={styles['words']}>
              <MessageText id="cookies.required" className={styles['name']} />
              <MessageText id="cookies.requiredText" className={styles['hint']} />
            </span>
            <MessageText id="cookies.alwaysOn" className={styles['always']} />
          </div>
        </div>
        <div className={styles['documents']}>
          {cookieNotice !== null && <SafeLink href={cookieNotice} label={{ id: 'footer.cookies' }} newTab />}
          {privacyPolicy !== null && <SafeLink href={privacyPolicy} label={{ id: 'footer.privacy' }} newTab />}
        </div>
      </div>
      <Button label={{ id: 'cookies.done' }} onPress={() => dispatch({ _tag: 'Done' })} />
    </>
  );
};

const Back = ({ onPress }: { readonly onPress: () => void }): ReactNode => (
  <button
    type="button"
    className={styles['back']}
    aria-label={useIntl().formatMessage({ id: 'cookies.back' })}
    onClick={onPress}
  >
    <BackArrow />
  </button>
);
