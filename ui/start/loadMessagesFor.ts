import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { isFirstScreen } from '#domain/navigation/entryScreens.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import type { Messages } from '#locales/decodeMessages.ts';
import { loadFirstMessages, loadMessages } from '#locales/messages.ts';
import { loadInTime } from './loadInTime.ts';

/** Downloaded messages, all or those of the first screen, and their language. */
export type LoadedMessages = { readonly messages: Messages; readonly complete: boolean; readonly locale: Locale };

/** How long the messages of en-GB may take after those of another language have failed, in milliseconds. */
const secondTimeout = 5000;

/**
 * Loads the messages of the page at a path: the first few for a first screen, all for any other screen. Loads those of en-GB if the
 * language has no usable catalogue, and rejects if en-GB has none either.
 */
export const loadMessagesFor = (path: string, locale: Locale): Promise<LoadedMessages> => {
  const complete = !isFirstScreen(routeOf(path));
  const loadIn = async (language: Locale, ms?: number): Promise<LoadedMessages> => {
    const load = (): Promise<Messages> => (complete ? loadMessages : loadFirstMessages)(language);
    return { messages: await loadInTime(load, ms), complete, locale: language };
  };
  return loadIn(locale).catch((fault: unknown) =>
    locale === defaultLocale ? Promise.reject(fault) : loadIn(defaultLocale, secondTimeout),
  );
};
