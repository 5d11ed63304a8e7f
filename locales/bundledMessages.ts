import type { Locale } from '#domain/locale/locale.ts';
import messages from './bundled-messages.json';

/** The messages in the script itself, for a page that could not load anything else. */
export type BundledMessages = { readonly heading: string; readonly text: string; readonly tryAgain: string };

const all: { readonly [Name in Locale]?: BundledMessages } = messages;

/** Returns the bundled messages of a locale, or those of en-GB. */
export const bundledMessages = (locale: Locale): BundledMessages => all[locale] ?? messages['en-GB'];
