import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useUserLocale } from '#ui/shared/hooks/useCases.tsx';
import { useReactAriaMessages } from './reactAriaMessages.ts';

// Because: the security policy blocks an inline style, and the library adds none where this element exists. Our style sheet has its rule.
const NoInlineStyle = (): ReactNode => <span id="react-aria-pressable-style" hidden />;

/** Gives the components of react-aria inside it the language and the messages of the page. */
export const ReactAriaProvider = ({ children }: { readonly children: ReactNode }): ReactNode => {
  useReactAriaMessages();
  return (
    <I18nProvider locale={useUserLocale()}>
      <NoInlineStyle />
      {children}
    </I18nProvider>
  );
};
