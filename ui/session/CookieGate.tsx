import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { CookiesBlockedView } from './CookiesBlockedView.tsx';

type Props = { readonly children: ReactNode };

// Because: a page printed ahead knows no browser, and the first drawing must be the printed one.
const printed = (): boolean => true;

/** Stands before every screen: where cookies are blocked, says so instead, until they are allowed. */
export const CookieGate = ({ children }: Props): ReactNode => {
  const { cookies, world } = useUseCases();
  const open = useSyncExternalStore(cookies.subscribe, cookies.work, printed);
  useEffect(() => {
    if (open) return undefined;
    window.addEventListener('focus', cookies.look);
    return () => window.removeEventListener('focus', cookies.look);
  }, [open, cookies]);
  return open ? children : <CookiesBlockedView site={world.settings.hostName} onRetry={cookies.look} />;
};
