import { CatchBoundary, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { faultEvents } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';

const nothing = (): null => null;

/** Tracks the page, and renders the deferred services once they are loaded. The page works without them, also where they throw. */
export const DeferredServicesBoundary = (): ReactNode => {
  const { deferredServices } = useUseCases();
  usePageTracking();
  const [root, setRoot] = useState<ReactNode>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const services = await deferredServices();
      if (services === null) return;
      const { DeferredServicesRoot } = await import('./DeferredServicesRoot.tsx');
      setRoot(<DeferredServicesRoot services={services} />);
    };
    load().catch(() => undefined);
  }, [deferredServices]);
  return (
    <CatchBoundary getResetKey={nothing} errorComponent={nothing}>
      {root}
    </CatchBoundary>
  );
};

const hasTag = (fault: unknown): fault is { readonly _tag: string } =>
  typeof fault === 'object' && fault !== null && '_tag' in fault && typeof fault._tag === 'string';

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
      faultEvents.subscribe((fault) => hasTag(fault) && onFaultShown(path(), fault)),
      () => document.removeEventListener('submit', onSubmit),
    ];
    reportArrival();
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [router, onNavigated, onFormSubmitted, onFaultShown]);
};
