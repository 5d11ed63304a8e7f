import type { Locale } from '#domain/locale/locale.ts';
import { isFirstScreen } from '#domain/navigation/entryScreens.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { loadFirstMessages, loadMessages } from '#locales/messages.ts';
import type { LoadedMessages } from '#ui/shared/hooks/language.tsx';

/** Loads the messages of the page at a path: the first few for a first screen, all for any other screen. */
export const loadMessagesFor = async (path: string, locale: Locale): Promise<LoadedMessages> =>
  isFirstScreen(routeOf(path))
    ? { messages: await loadFirstMessages(locale), complete: false }
    : { messages: await loadMessages(locale), complete: true };
