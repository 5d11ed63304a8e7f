import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { codeLength } from '#domain/identity/oneTimeCode.ts';
import type { ShownNumber } from '#domain/two-factor/phoneNumber.ts';
import type { MessageId } from '#locales/messageId.ts';
import { useShownSession } from '#ui/session/AnotherAccount.tsx';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './TwoFactor.module.css';

type Props = { readonly shown: ShownNumber };

/** A phone number as it may be shown. A screen reader announces only the last digits of a masked number. */
export const MaskedNumber = ({ shown: { text, tail } }: Props): ReactNode => (
  <span data-private="" className={styles['number']}>
    <bdi dir="ltr" translate="no" aria-hidden={tail !== null}>
      {text}
    </bdi>
    {tail !== null && <MessageText id="twoFactor.endingIn" values={{ tail }} className="visually-hidden" />}
  </span>
);

/** A sentence with the phone number of the session. It remounts when it changes, because the browser may have translated it in place. */
export const NumberSentence = ({ id }: { readonly id: MessageId }): ReactNode => {
  const { formatMessage } = useIntl();
  const shown = useUseCases().twoFactor.phones.shown(useShownSession().twoFactor);
  return (
    shown && (
      <span key={`${id} ${shown.text}`}>
        {formatMessage({ id }, { number: <MaskedNumber key="number" shown={shown} />, digits: codeLength })}
      </span>
    )
  );
};
