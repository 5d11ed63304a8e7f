import { useMemo, useSyncExternalStore } from 'react';
import { newSession, type Session } from '#domain/session/session.ts';
import { useUseCases } from './useCases.tsx';

/** The session as it stands; the view is drawn anew when it changes. */
export const useSession = (): Session => {
  const { session } = useUseCases();
  const { userLocale } = session.get();
  // Because: a page printed ahead knew nobody; it is taken over as it was printed, and then told who is there.
  const printed = useMemo(() => ({ ...newSession, userLocale }), [userLocale]);
  return useSyncExternalStore(session.subscribe, session.get, () => printed);
};
