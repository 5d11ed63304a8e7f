import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { mayChangeNumber } from '#domain/two-factor/mayChangeNumber.ts';
import type { ShownNumber } from '#domain/two-factor/phoneNumber.ts';
import type { MessageId } from '#locales/messageId.ts';
import { useSession } from '#ui/shared/hooks/useCases.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { AppLink, HelpLink } from '#ui/shared/layout/links.tsx';
import styles from './MaskedNumber.module.css';

type Props = { readonly shown: ShownNumber };

/** A phone number as it may be shown. A screen reader announces only the last digits of a masked number. */
export const MaskedNumber = ({ shown: { text, tail } }: Props): ReactNode => (
  <span data-private="" className={styles['number']}>
    <bdi dir="ltr" aria-hidden={tail !== null}>
      {text}
    </bdi>
    {tail !== null && <MessageText id="twoFactor.endingIn" values={{ tail }} className="visually-hidden" />}
  </span>
);

/** A sentence with a phone number. It remounts when it changes, because the browser may have translated it in place. */
export const NumberLead = ({ id, shown }: Props & { readonly id: MessageId }): ReactNode => (
  <span key={`${id} ${shown.text}`}>
    {useIntl().formatMessage({ id }, { number: <MaskedNumber key="number" shown={shown} /> })}
  </span>
);

/** What a person can do without access to the number: give another one where it may change, else ask the help centre in a new tab. */
export const OtherNumberLink = (): ReactNode =>
  mayChangeNumber(useSession().twoFactor) ? (
    <AppLink to="/2fa/change-number" label={{ id: 'twoFactor.changeNumber' }} />
  ) : (
    <HelpLink label={{ id: 'twoFactor.cannotUseNumber' }} look="text" newTab />
  );
