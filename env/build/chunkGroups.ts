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

// Because: the library exports it beside what the view needs, but only ui/leaving/LeaveGuard.tsx needs it.
const isUnneeded = (id: string): boolean => id.includes('/useBlocker.');

const vendor =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(?:react-query|query-core|react-router|router-core|history|react-store|store)|react-intl|@formatjs|intl-messageformat|use-sync-external-store)\//;

/** Small modules by the chunk that they share. Because: each chunk costs a request, and a chunk of a few lines compresses badly. */
const sharedParts = {
  /** For the screens that ask for a code. */
  code: /[\\/](?:ui[\\/]code[\\/]|(?:CodeField|EmailSentence|Username|maskEmail|needsNewCode|shownEmail|webmail)\.)/,
  /** For the forms of sign-up and of two-factor. */
  forms: /[\\/](?:Choice\.module|Checkbox|RadioGroup|signUpErrors)\./,
  /** For the screens of two-factor, and for those that end a sign-in. */
  twoFactor:
    /[\\/](?:HelpLink|helpCentre|MaskedNumber|NumberLead|OtherNumberLink|sessionErrors|siteName|twoFactorErrors|useHelpCentre)\./,
};

/**
 * The modules that every page loads after its first screen, with all that they import. A module that they share with a
 * screen belongs in a list above; otherwise the screen waits for this chunk.
 */
const deferred = /[\\/](?:deferredModules|deferredServices|DeferredServicesRoot)\.tsx?$/;

/**
 * Splits the first load into three chunks: core (what can send a form), vendor (the rendering libraries) and view (the first
 * screen). Every other screen needs all three, so no shared module becomes a chunk of its own.
 */
export const chunkGroups = (view: string): Rolldown.CodeSplittingGroup[] => {
  let viewModules: ReadonlySet<string> | null = null;
  return [
    { name: 'core', tags: ['$initial'], priority: 3 },
    // Because: it stays in caches when a deployment changes only our own code.
    { name: 'vendor', test: (id) => vendor.test(id) && !isUnneeded(id), priority: 2 },
    {
      debugName: 'view',
      name: (id, context) => {
        viewModules ??= staticImports(context, view);
        return viewModules.has(id) && !isUnneeded(id) ? 'view' : null;
      },
      priority: 1,
    },
    ...Object.entries(sharedParts).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false })),
    { name: 'deferred', test: deferred },
  ];
};
