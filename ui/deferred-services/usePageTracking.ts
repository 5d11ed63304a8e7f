import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { faultEvents } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';

/** Reports every screen, submitted form and shown fault from the first render on, so that no screen reports its own. */
export const usePageTracking = (): void => {
  const router = useRouter();
  const { page, session } = useUseCases();
  const { report } = page;
  const reportedPath = useRef<string | null>(null);
  useEffect(() => {
    const path = (): string => router.state.location.pathname;
    // Because: the router may also resolve the first screen after this effect.
    const reportArrival = (): void => {
      if (reportedPath.current === path()) return;
      reportedPath.current = path();
      report({ _tag: 'Navigated', path: path(), entryFault: session.get().progress.entryFault });
    };
    const onSubmit = (): void => report({ _tag: 'FormSubmitted', path: path() });
    document.addEventListener('submit', onSubmit);
    const unsubscribes = [
      router.subscribe('onResolved', reportArrival),
      // Because: the fault of a form may name its fields, and only the tag is needed.
      faultEvents.subscribe(({ _tag }) => report({ _tag: 'FaultShown', path: path(), fault: { _tag } })),
      () => document.removeEventListener('submit', onSubmit),
    ];
    reportArrival();
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [router, report, session]);
};
