import { type ReactNode, useState } from 'react';
import type { ConsentToggles } from '#application/consent/consentController.ts';
import type { MessageId } from '#locales/messageId.ts';
import { useSystemFields } from '#ui/shared/hooks/systemFields.ts';
import { Button } from '#ui/shared/layout/Button.tsx';
import { BackArrow } from '#ui/shared/layout/icons.tsx';
import { SafeLink } from '#ui/shared/layout/links.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './ConsentCard.module.css';

type SummaryProps = { readonly onAnswer: (answer: ConsentToggles) => void; readonly onCustomize: () => void };

/** The first panel of the consent card: accept, reject or customize. */
export const ConsentSummary = ({ onAnswer, onCustomize }: SummaryProps): ReactNode => {
  const { cookieNotice } = useSystemFields();
  const answer = (isGranted: boolean) => (): void => onAnswer({ performance: isGranted, marketing: isGranted });
  return (
    <>
      <Heading />
      <p className={`hint ${styles['body']}`}>
        <MessageText id="cookies.text" /> <Document id="footer.cookies" href={cookieNotice?.url} />
      </p>
      <div className={styles['choices']}>
        <div className={styles['answers']}>
          <Button label={{ id: 'cookies.accept' }} onPress={answer(true)} />
          <Button label={{ id: 'cookies.reject' }} onPress={answer(false)} />
        </div>
        <Button label={{ id: 'cookies.customize' }} look="link" onPress={onCustomize} />
      </div>
    </>
  );
};

const Heading = (): ReactNode => (
  <h2 id="consent-heading">
    <MessageText id="cookies.heading" />
  </h2>
);

type DocumentProps = { readonly id: MessageId; readonly href: string | null | undefined };

const Document = ({ id, href }: DocumentProps): ReactNode => href && <SafeLink href={href} label={{ id }} newTab />;

type DetailsProps = {
  /** What the switches show first. */
  readonly current: ConsentToggles;
  readonly onBack: () => void;
  readonly onDone: (toggles: ConsentToggles) => void;
};

/** The second panel of the consent card: a switch for each category. */
export const ConsentDetails = ({ current: { performance, marketing }, onBack, onDone }: DetailsProps): ReactNode => {
  const { cookieNotice, privacyPolicy } = useSystemFields();
  const [toggles, setToggles] = useState<ConsentToggles>({ performance, marketing });
  return (
    <>
      <Heading />
      <div className={styles['body']}>
        <ConsentSwitch category="performance" {...{ toggles, setToggles }} />
        <ConsentSwitch category="marketing" {...{ toggles, setToggles }} />
        <div className={styles['category']}>
          <span className="titled">
            <MessageText id="cookies.required" />
            <MessageText id="cookies.requiredText" />
          </span>
          <MessageText id="cookies.alwaysOn" className="hint" />
        </div>
      </div>
      <p className="hint tall-links">
        <Document id="footer.cookies" href={cookieNotice?.url} />
        &emsp;
        <Document id="footer.privacy" href={privacyPolicy?.url} />
      </p>
      <div className={styles['choices']}>
        <div className={styles['answers']}>
          <Button label={{ id: 'cookies.done' }} onPress={() => onDone(toggles)} />
        </div>
        <Button label={{ id: 'cookies.back' }} icon={<BackArrow />} look="link" onPress={onBack} />
      </div>
    </>
  );
};

type SwitchProps = {
  readonly category: keyof ConsentToggles;
  readonly toggles: ConsentToggles;
  readonly setToggles: (toggles: ConsentToggles) => void;
};

/** Switches one category of cookies on or off. */
const ConsentSwitch = ({ category, toggles, setToggles }: SwitchProps): ReactNode => {
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
        onChange={({ target }) => setToggles({ ...toggles, [category]: target.checked })}
      />
    </div>
  );
};
