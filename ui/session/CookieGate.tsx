import { useEffect, useState, type ReactNode } from 'react';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { CookiesBlockedView } from './CookiesBlockedView.tsx';

type Props = { readonly children: ReactNode };

/** Stands before every screen: where cookies are blocked, says so instead, until they are allowed. */
export const CookieGate = ({ children }: Props): ReactNode => {
  const { cookiesWork, world } = useUseCases();
  const [open, setOpen] = useState(cookiesWork);
  useEffect(() => {
    if (open) return undefined;
    const look = (): void => setOpen(cookiesWork());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [open, cookiesWork]);
  if (open) return children;
  return <CookiesBlockedView site={world.settings.hostName} onRetry={() => setOpen(cookiesWork())} />;
};
