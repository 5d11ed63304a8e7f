import { type ReactNode, useEffect } from 'react';
import type { DeferredServices } from '#application/deferredServices.ts';
import { ConsentCard } from '#ui/consent/ConsentCard.tsx';
import { useTheme } from '#ui/shared/hooks/useCases.tsx';

/** Shows the consent card. */
export const DeferredServicesRoot = ({ services }: { readonly services: DeferredServices }): ReactNode => {
  const theme = useTheme();
  useEffect(() => services.describePage(theme), [services, theme]);
  return <ConsentCard controller={services.consent} />;
};
