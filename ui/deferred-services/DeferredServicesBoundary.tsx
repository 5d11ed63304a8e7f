import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { DeferredServices } from '#application/deferredServices.ts';
import { useTheme, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { usePageTracking } from './usePageTracking.ts';

const nothing = (): null => null;

/** Tracks the page, and shows the consent card once the deferred services are loaded. The page works without them, also where they throw. */
export const DeferredServicesBoundary = (): ReactNode => {
  usePageTracking();
  return (
    <CatchBoundary getResetKey={nothing} errorComponent={nothing}>
      <LoadedServices />
    </CatchBoundary>
  );
};

const LoadedServices = (): ReactNode => {
  const { deferredServices } = useUseCases();
  const theme = useTheme();
  const [services, setServices] = useState<DeferredServices | null>(null);
  const [card, setCard] = useState<ReactNode>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const loaded = await deferredServices();
      if (loaded === null) return;
      const { ConsentCard } = await import('#ui/consent/ConsentCard.tsx');
      setServices(loaded);
      setCard(<ConsentCard controller={loaded.consent} />);
    };
    load().catch(() => undefined);
  }, [deferredServices]);
  useEffect(() => services?.describePage(theme), [services, theme]);
  return card;
};
