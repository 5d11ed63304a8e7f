import { useSyncExternalStore } from 'react';
import type { Session } from '#domain/session/session.ts';
import { useUseCases } from './useCases.tsx';

/** The session as it stands; the view is drawn anew when it changes. */
export const useSession = (): Session => {
  const { session } = useUseCases();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
};
