// Compares the first load of the core and of each screen with its budget, in thousands of bytes of script, in brotli.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf, fileOf, readManifest, scriptsOf, viewOf } from '#env/shared/manifest.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { userError } from '#env/shared/userError.ts';
import { ensureBuild } from './shared/ensureBuild.ts';

// Because: the core has all use cases, the identity gateway and the container, and the first load has TanStack Query. On demand they
// saved about 32 kB, and cost seven ways to load code and a second assembly.
const budgets = { core: 56_000, signIn: 160_000, screen: 169_000 };

/** The bytes of a file as it is sent. The build compresses no file of a few bytes. */
const weigh = (file: string): number =>
  (statSync(join(dist, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(dist, file))).size;

await ensureBuild();
const manifest = readManifest(dist);
const modules = Object.keys(manifest);
const weightOf = (module: string): number => weigh(fileOf(manifest, module));
const catalogues = modules.filter((module) => module.endsWith('.json?messages'));
const [longest = ''] = catalogues.toSorted((one, other) => weightOf(other) - weightOf(one));
const core = [entryOf(manifest)];
const page = [...core, viewOf(manifest), longest];

const load = (name: string, from: readonly string[], budget: number) => {
  const bytes = scriptsOf(manifest, from).reduce((sum, file) => sum + weigh(file), 0);
  return { 'first load of': name, size: bytes / 1000, budget: budget / 1000, left: (budget - bytes) / 1000 };
};
const screens = modules.filter((module) => /Screens?\.tsx$/.test(module));
const loads = [
  load('core', core, budgets.core),
  load('/signin, with its longest catalogue', page, budgets.signIn),
  ...screens.map((screen) => load(screen, [...page, screen], budgets.screen)),
];
console.table(loads);
if (loads.some(({ left }) => left < 0)) throw userError('A first load is over its budget.');
