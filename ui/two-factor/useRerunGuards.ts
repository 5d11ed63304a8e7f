import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Runs the guards again after a fault, because the fault may have locked this screen. */
export const useRerunGuards = (fault: unknown): void => {
  const router = useRouter();
  useEffect(() => {
    if (fault !== null) void router.invalidate();
  }, [fault, router]);
};
