import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Has the guards look again at where the visitor is, once something failed that may have closed this screen. */
export const useRecheck = (fault: unknown): void => {
  const router = useRouter();
  useEffect(() => {
    if (fault !== null) void router.invalidate();
  }, [fault, router]);
};
