import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useBrandAppearance } from '#ui/theme/BrandAppearance.tsx';
import type { Message } from '#ui/shared/layout/message.ts';

type Page = { readonly heading: Message; readonly failing: boolean };

/** Sets the document title: heading and brand, after 'Error:' while a form shows an error. */
export const usePageTitle = ({ heading, failing }: Page): void => {
  const { formatMessage } = useIntl();
  const { name } = useBrandAppearance();
  const text = formatMessage({ id: heading.id }, heading.values);
  const title = formatMessage({ id: 'page.title' }, { heading: text, brand: name });
  const shown = failing ? formatMessage({ id: 'page.errorTitle' }, { title }) : title;
  useEffect(() => {
    document.title = shown;
  }, [shown]);
};
