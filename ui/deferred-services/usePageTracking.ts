import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { faultEvents } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';

/** Reports every screen, submitted form and shown fault from the first render on, so that no screen reports its own. */
export const usePageTracking = (): void => {
  const router = useRouter();
  const { onNavigated, onFormSubmitted, onFaultShown } = useUseCases().page.reports;
  const reportedPath = useRef<string | null>(null);
  useEffect(() => {
    const path = (): string => router.state.location.pathname;
    // Because: the router may also resolve the first screen after this effect.
    const reportArrival = (): void => {
      if (reportedPath.current === path()) return;
      reportedPath.current = path();
      onNavigated(path());
    };
    const onSubmit = (): void => onFormSubmitted(path());
    document.addEventListener('submit', onSubmit);
    const unsubscribes = [
      router.subscribe('onResolved', reportArrival),
      faultEvents.subscribe((fault) => onFaultShown(path(), fault)),
      () => document.removeEventListener('submit', onSubmit),
    ];
    reportArrival();
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [router, onNavigated, onFormSubmitted, onFaultShown]);
};
