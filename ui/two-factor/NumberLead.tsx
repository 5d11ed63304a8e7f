import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '#locales/messageId.ts';
import type { ShownNumber } from '#domain/two-factor/shownNumber.ts';
import { MaskedNumber } from './MaskedNumber.tsx';

type Props = { readonly id: MessageId; readonly shown: ShownNumber };

/** A sentence with a number in it. Drawn anew when it changes, so that a page translated in place goes on. */
export const NumberLead = ({ id, shown }: Props): ReactNode => (
  <span key={`${id} ${shown.text}`}>
    {useIntl().formatMessage({ id }, { number: <MaskedNumber key="number" shown={shown} /> })}
  </span>
);
