import type { ReactNode } from 'react';
import type { DeferredServices } from '#application/deferredServices.ts';
import { ConsentCard } from '#ui/consent/ConsentCard.tsx';
import { usePrefetchNextScreen } from './usePrefetchNextScreen.ts';

/** Prefetches the likely next screen, and shows the consent card. */
export const DeferredServicesRoot = ({ services }: { readonly services: DeferredServices }): ReactNode => {
  usePrefetchNextScreen();
  return <ConsentCard controller={services.consent} />;
};
