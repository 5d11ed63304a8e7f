import { useIntl, type IntlShape } from 'react-intl';
import type { MessageId } from '#locales/messageId.ts';

type Values = { readonly [name: string]: string | number };
type Sentences = { readonly [key: string]: (values?: Values) => string };

let speaker: IntlShape | null = null;

const speakBy = (intl: IntlShape): void => {
  speaker = intl;
};

const says =
  (id: MessageId): Sentences[string] =>
  (values) =>
    speaker?.formatMessage({ id }, values) ?? '';

const combobox: Sentences = {
  buttonLabel: says('twoFactor.countries.open'),
  listboxLabel: says('twoFactor.countries.label'),
  focusAnnouncement: says('twoFactor.countries.focused'),
  countAnnouncement: says('twoFactor.countries.count'),
  selectedAnnouncement: says('twoFactor.countries.selected'),
};
const overlays: Sentences = { dismiss: says('twoFactor.countries.close') };
// Because: it is looked up and not said; nothing of ours opens on a long press.
const menu: Sentences = { longPressMessage: () => '' };

// Because: this is where the library looks for words before its own, of which it has thirty-four languages and we download one.
if (typeof window !== 'undefined')
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: 'en-GB',
    [Symbol.for('react-aria.i18n.strings')]: {
      '@react-aria/combobox': combobox,
      '@react-aria/overlays': overlays,
      '@react-aria/menu': menu,
    },
  });

/** Has the library behind the field for a country say our catalogue's words, in the language on the screen. */
export const useLibraryWords = (): void => {
  // Because: the list is drawn below this, and must say at its first drawing what it is to say.
  speakBy(useIntl());
};
