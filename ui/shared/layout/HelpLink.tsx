import type { ReactNode } from 'react';
import { helpCentre } from '#domain/platform/helpCentre.ts';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { SafeLink } from './SafeLink.tsx';

/** A link to the help centre of the visitor's platform; nothing if the configuration has none. */
export const HelpLink = (): ReactNode => {
  const { brand, settings } = useUseCases().context;
  const url = helpCentre(settings, useSession().platform ?? brand.defaultPlatform);
  return url !== null && <SafeLink href={url} label={{ id: 'shared.getHelp' }} look="button" />;
};
