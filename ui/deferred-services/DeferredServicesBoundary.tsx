import { CatchBoundary } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import type { DeferredServices } from '#application/deferredServices.ts';
import { lazy } from '#application/shared/lazy.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { usePageTracking } from './usePageTracking.ts';

const loadRoot = lazy(async () => (await import('./DeferredServicesRoot.tsx')).DeferredServicesRoot);

type Loaded = { readonly services: DeferredServices; readonly Root: Awaited<ReturnType<typeof loadRoot>> };

const nothing = (): null => null;

/** Tracks the page, and renders the deferred services once they are loaded. The page works without them, also where they throw. */
export const DeferredServicesBoundary = (): ReactNode => {
  const { deferredServices } = useUseCases();
  usePageTracking();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const services = await deferredServices();
      if (services !== null) setLoaded({ services, Root: await loadRoot() });
    };
    load().catch(() => undefined);
  }, [deferredServices]);
  return (
    <CatchBoundary getResetKey={nothing} errorComponent={nothing}>
      {loaded !== null && <loaded.Root services={loaded.services} />}
    </CatchBoundary>
  );
};
