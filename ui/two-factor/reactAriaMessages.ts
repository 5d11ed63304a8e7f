import { type IntlShape, useIntl } from 'react-intl';
import type { MessageId } from '#locales/messageId.ts';

type Values = { readonly [name: string]: string | number };
type Formatters = { readonly [key: string]: (values?: Values) => string };

let currentIntl: IntlShape | null = null;

const setIntl = (intl: IntlShape): void => {
  currentIntl = intl;
};

const messageOf =
  (id: MessageId): Formatters[string] =>
  (values) =>
    currentIntl?.formatMessage({ id }, values) ?? '';

const combobox: Formatters = {
  buttonLabel: messageOf('twoFactor.countries.open'),
  listboxLabel: messageOf('twoFactor.countries.label'),
  focusAnnouncement: messageOf('twoFactor.countries.focused'),
  countAnnouncement: messageOf('twoFactor.countries.count'),
  selectedAnnouncement: messageOf('twoFactor.countries.selected'),
};
const overlays: Formatters = { dismiss: messageOf('twoFactor.countries.close') };
// Because: the library requires this message, but no control here opens on a long press.
const menu: Formatters = { longPressMessage: () => '' };

// Because: the library reads its messages here first. It has its own in 34 languages, of which the build keeps one.
if (typeof window !== 'undefined')
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: 'en-GB',
    [Symbol.for('react-aria.i18n.strings')]: {
      '@react-aria/combobox': combobox,
      '@react-aria/overlays': overlays,
      '@react-aria/menu': menu,
    },
  });

/** Makes react-aria use the messages of the current catalogue. */
export const useReactAriaMessages = (): void => {
  // Because: the list below needs the messages in its first render.
  setIntl(useIntl());
};
