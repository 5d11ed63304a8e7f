import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '#locales/messageId.ts';
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
  // Because: the list below needs the messages in its first render.
  setIntl(useIntl());
};
