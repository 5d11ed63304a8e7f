import { useEffect, useState } from 'react';
import type { Companions } from '#application/companions.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';

/** What comes along once the first screen is usable; null until it has come. */
export const useCompanions = (): Companions | null => {
  const { companions } = useUseCases();
  const [come, setCome] = useState<Companions | null>(null);
  useEffect(() => void companions().then(setCome), [companions]);
  return come;
};
