import type { Manifest } from 'vite';
import { entryOf, fileOf, scriptsOf, viewOf } from '#env/shared/manifest.ts';

/** What the core or a page loads first, and the brotli bytes of script that this may take. */
export type FirstLoad = { readonly name: string; readonly files: readonly string[]; readonly budget: number };

/**
 * The core has all use cases, the identity gateway and the container, and the first load has TanStack Query. On demand they saved about
 * 32 kB, and cost seven ways to load code and a second assembly.
 */
const budgets = { core: 56_000, signIn: 160_000, screen: 169_000 };

/** The first load of the core, of the sign-in page, and of each screen that is downloaded when it is needed; a page with a catalogue. */
export const firstLoads = (manifest: Manifest, catalogue: string): readonly FirstLoad[] => {
  const core = [entryOf(manifest)];
  const page = [...core, viewOf(manifest), catalogue];
  const screens = Object.keys(manifest).filter((module) => /Screens?\.tsx$/.test(module));
  return [
    { name: 'core', files: scriptsOf(manifest, core), budget: budgets.core },
    { name: '/signin', files: scriptsOf(manifest, page), budget: budgets.signIn },
    ...screens.map((name) => ({ name, files: scriptsOf(manifest, [...page, name]), budget: budgets.screen })),
  ];
};

/** The module of the heaviest catalogue that a visitor may download. */
export const heaviestCatalogue = (manifest: Manifest, weigh: (file: string) => number): string => {
  const weight = (module: string): number => weigh(fileOf(manifest, module));
  const catalogues = Object.keys(manifest).filter((module) => module.endsWith('.json?messages'));
  const [heaviest] = catalogues.toSorted((one, other) => weight(other) - weight(one));
  if (heaviest === undefined) throw new Error('The build has no catalogue.');
  return heaviest;
};
