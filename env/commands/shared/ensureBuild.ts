import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dist, projectRoot } from '#env/shared/projectRoot.ts';
import { userError } from '#env/shared/userError.ts';
import { runProgram } from './tool.ts';

/** The fingerprint of what a build was made of, in the build itself: a copy of the folder has it too. */
export const stamp: string = join(dist, '.vite', 'inputs.txt');

const folders = 'application domain infrastructure locales ui env/build env/server/policies env/shared'.split(' ');
const files = 'env/config.json env/server/config.ts package-lock.json package.json tsconfig.json vite.config.ts'.split(
  ' ',
);

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted();

/** Every file of the project that a build is made of, as a path from its root. */
export const buildInputs = (): readonly string[] => [...files, ...folders.flatMap(filesUnder)];

/** Hashes everything that the build depends on: the same hash means the same build, in a copied folder too. */
export const fingerprint = (): string => {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of buildInputs()) hash.update(`\n${file}\n`).update(readFileSync(join(projectRoot, file)));
  return hash.digest('hex');
};

/** Makes a production build unless the existing one is up to date; throws a user error if that fails. */
export const ensureBuild = async (): Promise<void> => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  // Because: what Vite leaves in a process takes memory, and time where nothing is asked.
  const command = [join(projectRoot, 'env', 'commands', 'run.mjs'), 'build'];
  const code = await runProgram(process.execPath, command, { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw userError('There is no new build: see the lines above.');
};
