import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '#locales/messageId.ts';
import { useUserLocale } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';

let currentIntl: IntlShape | null = null;

const setIntl = (intl: IntlShape): void => {
  currentIntl = intl;
};

const messageOf =
  (id: MessageId) =>
  (values?: Message['values']): string =>
    currentIntl?.formatMessage({ id }, values) ?? '';

// Because: the library reads its messages here first. It has its own in 34 languages, of which the build keeps one.
Object.assign(globalThis, {
  [Symbol.for('react-aria.i18n.locale')]: 'en-GB',
  [Symbol.for('react-aria.i18n.strings')]: {
    '@react-aria/combobox': {
      buttonLabel: messageOf('twoFactor.countries.open'),
      listboxLabel: messageOf('twoFactor.countries.label'),
      focusAnnouncement: messageOf('twoFactor.countries.focused'),
      countAnnouncement: messageOf('twoFactor.countries.count'),
      selectedAnnouncement: messageOf('twoFactor.countries.selected'),
    },
    '@react-aria/overlays': { dismiss: messageOf('twoFactor.countries.close') },
    // Because: the library requires this message, but no control here opens on a long press.
    '@react-aria/menu': { longPressMessage: () => '' },
  },
});

/** Makes react-aria use the messages of the current catalogue. */
export const useReactAriaMessages = (): void => {
  // Because: the components of the library need the messages in their first render.
  setIntl(useIntl());
};

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
