import { useMemo, useSyncExternalStore } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';

/** The current session; the view renders again when it changes. */
export const useSession = (): Session => {
  const { session } = useUseCases();
  const { userLocale } = session.get();
  // Because: a page is prerendered with an empty session, and hydration must render the same.
  const prerendered = useMemo(() => ({ ...newSession, userLocale }), [userLocale]);
  return useSyncExternalStore(session.subscribe, session.get, () => prerendered);
};

/** The language of the session; the view renders again only when the language changes. */
export const useUserLocale = (): Locale => {
  const { session } = useUseCases();
  const read = (): Locale => session.get().userLocale;
  return useSyncExternalStore(session.subscribe, read, read);
};
