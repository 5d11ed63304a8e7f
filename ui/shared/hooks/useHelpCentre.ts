import { helpCentre } from '#domain/settings/addresses.ts';
import { useUseCases } from './useCases.tsx';
import { useSession } from './useSession.ts';

/** The address of the help centre of the visitor's platform; null if the configuration has none. */
export const useHelpCentre = (): string | null => {
  const { brand, settings } = useUseCases().context;
  return helpCentre(settings, useSession().visit.platform ?? brand.defaultPlatform);
};
