import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { usePageTracking } from './usePageTracking.ts';

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
