import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { dist, projectRoot } from '#env/shared/projectRoot.ts';
import { budgetOf, core } from './budget.ts';
import { entryOf, localesOf, messagesOf, screenModulesIn, scriptsOf, viewOf, type Manifest } from './firstLoad.ts';

/** The size of the first load of a route, or of the core, and its budget, in brotli bytes of script. */
export type Measure = {
  readonly route: string;
  readonly bytes: number;
  readonly budget: number;
  readonly files: readonly string[];
};

/** The route whose screen is part of the view. */
export const firstScreen: RoutePath = '/signin';

/** Reads the manifest of the build. */
export const readManifest = (): Manifest => JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

const makeWeigh = (): ((file: string) => number) => {
  const known = new Map<string, number>();
  return (file) => {
    const weight = known.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
    known.set(file, weight);
    return weight;
  };
};

/** The modules of the screens that are downloaded when they are needed, by path. */
export const screenModules = (): ReadonlyMap<string, string> =>
  screenModulesIn(readFileSync(join(projectRoot, 'ui', 'router', 'screens.tsx'), 'utf8'));

/** Measures the core, and the first load of every route with a screen, with the messages of the largest language. */
export const measureRoutes = (): readonly Measure[] => {
  const manifest = readManifest();
  const weigh = makeWeigh();
  const weighAll = (files: readonly string[]): number => files.reduce((sum, file) => sum + weigh(file), 0);
  const [entry, view] = [entryOf(manifest), viewOf(manifest)];
  const locales = localesOf(manifest);
  const measured = (route: string, screen: readonly string[]): Measure => {
    const loads = locales.map((locale) => scriptsOf(manifest, [entry, view, ...screen, messagesOf(locale)]));
    const files = loads.toSorted((one, other) => weighAll(other) - weighAll(one))[0] ?? [];
    return { route, files, bytes: weighAll(files), budget: budgetOf(route) };
  };
  const coreFiles = scriptsOf(manifest, [entry]);
  return [
    { route: core, files: coreFiles, bytes: weighAll(coreFiles), budget: budgetOf(core) },
    measured(firstScreen, []),
    ...[...screenModules()].map(([route, module]) => measured(route, [module])),
  ].toSorted((one, other) => one.route.localeCompare(other.route));
};
