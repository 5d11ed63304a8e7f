import { helpCentre } from '#domain/platform/helpCentre.ts';
import { useSession } from './useSession.ts';
import { useUseCases } from './useCases.tsx';

/** Where this visitor finds help; null when the configuration names no such place. */
export const useHelpUrl = (): string | null => {
  const { brand, settings } = useUseCases().world;
  return helpCentre(settings, useSession().platform ?? brand.defaultPlatform);
};
