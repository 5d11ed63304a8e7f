import type { Rolldown } from 'vite';

/** A module and all it imports, dynamic imports apart. */
const reach = (modules: Rolldown.ChunkingContext, entry: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const follow = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(follow);
  };
  follow(entry);
  return reached;
};

const vendor =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(?:react-router|router-core|history|react-store|store)|react-intl|@formatjs|intl-messageformat|use-sync-external-store)\//;

/**
 * How the first load is parted: what can send a form (core), the libraries that draw (vendor), and what is drawn (view). Every other
 * screen finds all three there, so that nothing they share becomes a file of its own.
 */
export const chunkGroups = (view: string): Rolldown.CodeSplittingGroup[] => {
  let drawn: ReadonlySet<string> | null = null;
  return [
    { name: 'core', tags: ['$initial'], priority: 3 },
    // Because: it stays in caches over deploys that change our own code alone.
    { name: 'vendor', test: vendor, priority: 2 },
    {
      debugName: 'view',
      name: (id, context) => {
        drawn ??= reach(context, view);
        return drawn.has(id) ? 'view' : null;
      },
      priority: 1,
    },
  ];
};
