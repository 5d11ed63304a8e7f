import type { Locale } from '#domain/locale/locale.ts';
import { isFirstScreen } from '#domain/navigation/firstScreens.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { loadFirstMessages, loadMessages } from '#locales/messages.ts';
import type { Spoken } from '#ui/shared/language.tsx';

/** Downloads the words a page begins with: few where it opens on the first screen, all of them anywhere else. */
export const spokenAt = async (path: string, locale: Locale): Promise<Spoken> =>
  isFirstScreen(routeOf(path))
    ? { messages: await loadFirstMessages(locale), whole: false }
    : { messages: await loadMessages(locale), whole: true };
