/*
 * The messages of react-aria, from our catalogues. Importing this file puts a table on the global object, where the library looks before
 * its own messages in 34 languages, of which the build keeps one. Each entry of the table formats with the newest `intl`: one is enough,
 * because a page has one language at a time, and no page with this field is prerendered.
 */
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

Object.assign(globalThis, {
  // Because: the library files the table under this language once, and falls back to it from every other one.
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
