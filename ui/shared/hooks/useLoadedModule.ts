import { useEffect, useState } from 'react';

/** A module that the page works without, loaded after the first render; null until then, and if it cannot be loaded. */
export const useLoadedModule = <Module extends object>(load: () => Promise<Module>): Module | null => {
  const [loaded, setLoaded] = useState<Module | null>(null);
  useEffect(() => {
    // Because: the next view that needs it asks for it again.
    load().then(setLoaded, () => null);
  }, [load]);
  return loaded;
};
