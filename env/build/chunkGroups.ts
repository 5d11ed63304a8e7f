import type { Rolldown } from 'vite';

/** Returns a module and everything it imports statically. */
const staticImports = (modules: Rolldown.ChunkingContext, entry: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const follow = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(follow);
  };
  follow(entry);
  return reached;
};

/**
 * Splits the first load into three chunks: core (what can send a form), vendor (the libraries of the view) and view (the first screen).
 * Every other screen needs all three, so no shared module becomes a chunk of its own. `deferred` is what every page loads after its
 * first screen, with all that it imports.
 */
export const chunkGroups = (view: string): Rolldown.CodeSplittingGroup[] => {
  let viewModules: ReadonlySet<string> | null = null;
  return [
    { name: 'core', tags: ['$initial'], priority: 2 },
    {
      debugName: 'vendor and view',
      priority: 1,
      name: (id, context) => {
        viewModules ??= staticImports(context, view);
        if (!viewModules.has(id)) return null;
        return id.includes('/node_modules/') ? 'vendor' : 'view';
      },
    },
    { name: 'deferred', test: /[\\/]deferred/i },
    // Because: each chunk costs a request, and a chunk of a few lines compresses badly. So the screens share what several of them need.
    { name: 'code', test: /[\\/]ui[\\/]code[\\/]/, minShareCount: 2 },
    { name: 'twoFactor', test: /[\\/]ui[\\/]two-factor[\\/]/, minShareCount: 2 },
    { name: 'forms', test: /[\\/]ui[\\/]shared[\\/]form[\\/]/, minShareCount: 4 },
  ];
};
