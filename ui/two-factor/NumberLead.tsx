import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ShownNumber } from '#domain/two-factor/phoneNumber.ts';
import type { MessageId } from '#locales/messageId.ts';
import { MaskedNumber } from './MaskedNumber.tsx';

type Props = { readonly id: MessageId; readonly shown: ShownNumber };

/** A sentence with a phone number. It remounts when it changes, because the browser may have translated it in place. */
export const NumberLead = ({ id, shown }: Props): ReactNode => (
  <span key={`${id} ${shown.text}`}>
    {useIntl().formatMessage({ id }, { number: <MaskedNumber key="number" shown={shown} /> })}
  </span>
);
