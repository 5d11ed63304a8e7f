import type { ReactNode } from 'react';
import type { DeferredServices } from '#application/deferredServices.ts';
import { ConsentCard } from '#ui/consent/ConsentCard.tsx';
import { usePageTracking } from './usePageTracking.ts';
import { usePrefetchNextScreen } from './usePrefetchNextScreen.ts';

/** Tracks the page for analytics, prefetches the likely next screen, and shows the consent card. */
export const DeferredServicesRoot = ({ services }: { readonly services: DeferredServices }): ReactNode => {
  usePageTracking(services);
  usePrefetchNextScreen();
  return <ConsentCard controller={services.consent} />;
};
