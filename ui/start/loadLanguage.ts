import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { Messages } from '#locales/decodeMessages.ts';
import { loadMessages } from '#locales/messages.ts';
import { loadModule } from './loadModule.ts';

/** Downloaded messages and their language. */
export type LoadedMessages = { readonly messages: Messages; readonly locale: Locale };

/** How long the messages of en-GB may take after those of another language have failed, in milliseconds. */
const secondTimeout = 5000;

/** Loads the messages of a language; those of en-GB if it has no usable catalogue. Rejects if en-GB has none either. */
export const loadLanguage = async (locale: Locale): Promise<LoadedMessages> => {
  const loadIn = async (language: Locale, ms?: number): Promise<LoadedMessages> => ({
    messages: await loadModule(() => loadMessages(language), ms),
    locale: language,
  });
  return loadIn(locale).catch((fault: unknown) =>
    locale === defaultLocale ? Promise.reject(fault) : loadIn(defaultLocale, secondTimeout),
  );
};
