import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useBrandFace } from '#ui/theme/BrandFace.tsx';
import type { Message } from './message.ts';

type Page = { readonly heading: Message; readonly failing: boolean };

/** Names the page in the browser's tab: heading and brand, and 'Error:' before them while a form shows one. */
export const usePageTitle = ({ heading, failing }: Page): void => {
  const { formatMessage } = useIntl();
  const { name } = useBrandFace();
  const words = formatMessage({ id: heading.id }, heading.values);
  const title = formatMessage({ id: 'page.title' }, { heading: words, brand: name });
  const shown = failing ? formatMessage({ id: 'page.errorTitle' }, { title }) : title;
  useEffect(() => {
    document.title = shown;
  }, [shown]);
};
