import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { Hexagon } from '#application/useCases.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { hasCoBrands } from '#domain/redirect/sites.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';

/** Provides the use cases to every view inside. */
export const UseCasesContext = createContext<Hexagon | null>(null);

/** The use cases of the app. */
export const useUseCases = (): Hexagon => {
  const useCases = use(UseCasesContext);
  if (useCases === null) throw new Error('No use cases were provided.');
  return useCases;
};

/** The current session; the view renders again when it changes. */
export const useSession = (): Session => {
  const { session } = useUseCases();
  const { userLocale } = session.get();
  // Because: a page is prerendered with an empty session, and hydration must render the same.
  const prerendered = useMemo(() => ({ ...newSession, userLocale }), [userLocale]);
  return useSyncExternalStore(session.subscribe, session.get, () => prerendered);
};

/** The language that the page is in where that of the session could not be loaded; else null. */
export const LocaleInstead = createContext<Locale | null>(null);

/** The language of the page; the view renders again only when the language changes. */
export const useUserLocale = (): Locale => {
  const { session } = useUseCases();
  const read = (): Locale => session.get().userLocale;
  const ofSession = useSyncExternalStore(session.subscribe, read, read);
  return use(LocaleInstead) ?? ofSession;
};

/** The theme of the page: the cached one at first, the content service's from the next screen on. */
export const useTheme = (): Theme => {
  const { subscribe, shown, fallback } = useUseCases().page.theme;
  // Because: a prerendered page shows the fallback, and hydration must render the same.
  return useSyncExternalStore(subscribe, shown, () => fallback);
};

/** Whether the page shows the theme of a co-brand. */
export const useCoBrandShown = (): boolean => {
  const { context, page } = useUseCases();
  return useTheme() !== page.theme.fallback && hasCoBrands(context.brand);
};
