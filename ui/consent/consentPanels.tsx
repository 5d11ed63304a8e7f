import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ConsentController } from '#application/consent/consentController.ts';
import type { ConsentToggles } from '#domain/consent/consentPrompt.ts';
import type { MessageId } from '#locales/messageId.ts';
import { useSystemFields } from '#ui/shared/hooks/systemFields.ts';
import { Button } from '#ui/shared/layout/Button.tsx';
import { BackArrow } from '#ui/shared/layout/icons.tsx';
import { SafeLink } from '#ui/shared/layout/links.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './ConsentCard.module.css';

/** The first panel of the consent card: accept, reject or customize. */
export const ConsentSummary = ({ dispatch }: Pick<ConsentController, 'dispatch'>): ReactNode => {
  const { cookieNotice } = useSystemFields();
  return (
    <>
      <Heading />
      <div className={styles['body']}>
        <p className={`hint ${styles['text']}`}>
          <MessageText id="cookies.text" /> <Document id="footer.cookies" href={cookieNotice?.url} />
        </p>
      </div>
      <div className={styles['choices']}>
        <div className={styles['answers']}>
          <Button label={{ id: 'cookies.accept' }} onPress={() => dispatch({ _tag: 'Accept' })} />
          <Button label={{ id: 'cookies.reject' }} onPress={() => dispatch({ _tag: 'Reject' })} />
        </div>
        <Button label={{ id: 'cookies.customize' }} look="quiet" onPress={() => dispatch({ _tag: 'Customize' })} />
      </div>
    </>
  );
};

const Heading = (): ReactNode => (
  <h2 id="consent-heading" className={styles['heading']}>
    <MessageText id="cookies.heading" />
  </h2>
);

type DocumentProps = { readonly id: MessageId; readonly href: string | null | undefined };

const Document = ({ id, href }: DocumentProps): ReactNode => href && <SafeLink href={href} label={{ id }} newTab />;

type DetailsProps = Pick<ConsentController, 'dispatch'> & { readonly toggles: ConsentToggles };

/** The second panel of the consent card: a switch for each category. */
export const ConsentDetails = ({ toggles, dispatch }: DetailsProps): ReactNode => {
  const { cookieNotice, privacyPolicy } = useSystemFields();
  const back = useIntl().formatMessage({ id: 'cookies.back' });
  return (
    <>
      <div className={styles['top']}>
        <button type="button" className={styles['back']} aria-label={back} onClick={() => dispatch({ _tag: 'Back' })}>
          <BackArrow />
        </button>
        <Heading />
      </div>
      <div className={styles['body']}>
        <div>
          <ConsentSwitch category="performance" {...{ toggles, dispatch }} />
          <ConsentSwitch category="marketing" {...{ toggles, dispatch }} />
          <div className={styles['category']}>
            <span className="titled">
              <MessageText id="cookies.required" />
              <MessageText id="cookies.requiredText" />
            </span>
            <MessageText id="cookies.alwaysOn" className="pill" />
          </div>
        </div>
        <div className={`tall-links ${styles['documents']}`}>
          <Document id="footer.cookies" href={cookieNotice?.url} />
          <Document id="footer.privacy" href={privacyPolicy?.url} />
        </div>
      </div>
      <Button label={{ id: 'cookies.done' }} onPress={() => dispatch({ _tag: 'Done' })} />
    </>
  );
};

type SwitchProps = DetailsProps & { readonly category: keyof ConsentToggles };

/** Switches one category of cookies on or off. */
const ConsentSwitch = ({ category, toggles, dispatch }: SwitchProps): ReactNode => {
  const id = `consent-${category}`;
  return (
    <div className={styles['category']}>
      <span className="titled">
        <label htmlFor={id}>
          <MessageText id={`cookies.${category}`} />
        </label>
        <span id={`${id}-hint`}>
          <MessageText id={`cookies.${category}Text`} />
        </span>
      </span>
      <input
        id={id}
        className={styles['switch']}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-hint`}
        aria-checked={toggles[category]}
        checked={toggles[category]}
        onChange={({ target }) => dispatch({ _tag: 'Set', category, value: target.checked })}
      />
    </div>
  );
};
