import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isFirstScreen } from '#domain/navigation/firstScreens.ts';
import { routeOf, type RoutePath } from '#domain/navigation/routes.ts';
import { dist, top } from '#env/commands/shared/top.ts';
import { budgetOf } from './budget.ts';
import {
  catalogueOf,
  entryOf,
  lazyRoutesOf,
  localesOf,
  otherWordsOf,
  scriptsOf,
  viewOf,
  type Manifest,
} from './firstLoad.ts';

/** One route's first load, in brotli bytes of script, beside what it may take. */
export type Measure = {
  readonly route: string;
  readonly bytes: number;
  readonly budget: number;
  readonly files: readonly string[];
};

/** The route whose screen comes with the page itself. */
export const firstScreen: RoutePath = '/signin';

/** What the build says of its files. */
export const readManifest = (): Manifest => JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

const weigher = (): ((file: string) => number) => {
  const known = new Map<string, number>();
  return (file) => {
    const weight = known.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
    known.set(file, weight);
    return weight;
  };
};

/** The route whose screen a lazy module draws. */
export const pathOf = (lazyModule: string): string => {
  const source = readFileSync(join(top, 'ui', lazyModule), 'utf8');
  const path = /createLazyRoute\(\s*'([^']+)'/.exec(source)?.[1];
  if (path === undefined) throw new Error(`${lazyModule} names no route with createLazyRoute('…').`);
  return path;
};

type Words = readonly string[];

const wordsFor = (route: string, locale: string): Words =>
  isFirstScreen(routeOf(route)) ? [catalogueOf(locale)] : [catalogueOf(locale), otherWordsOf(locale)];

/** Weighs the first load of every route that has a screen, with the words it waits for in the heaviest language there is. */
export const measureRoutes = (): readonly Measure[] => {
  const manifest = readManifest();
  const weigh = weigher();
  const weighAll = (files: readonly string[]): number => files.reduce((sum, file) => sum + weigh(file), 0);
  const [entry, view] = [entryOf(manifest), viewOf(manifest)];
  const spoken = localesOf(manifest);
  const measured = (route: string, screen: readonly string[]): Measure => {
    const loads = spoken.map((locale) => scriptsOf(manifest, [entry, view, ...screen, ...wordsFor(route, locale)]));
    const files = loads.toSorted((one, other) => weighAll(other) - weighAll(one))[0] ?? [];
    return { route, files, bytes: weighAll(files), budget: budgetOf(route) };
  };
  return [
    measured(firstScreen, []),
    ...lazyRoutesOf(manifest).map((module) => measured(pathOf(module), [module])),
  ].toSorted((one, other) => one.route.localeCompare(other.route));
};
