import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LogLevel } from 'vite';
import { dist, outputFolder, projectRoot } from '#env/shared/projectRoot.ts';

const inputsHashFile = join(outputFolder, 'build-inputs.txt');
const inputs = [
  'application',
  'domain',
  'env/build',
  'env/config.json',
  'env/server/config.ts',
  'env/shared',
  'infrastructure',
  'locales',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'ui',
  'vite.config.ts',
];

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/** Hashes everything that the build depends on: the same hash means the same build, in a copied folder too. */
const fingerprint = (): string => {
  const hash = createHash('sha256').update(process.versions.node);
  const files = inputs.flatMap((path) => (/\.\w+$/.test(path) ? [join(projectRoot, path)] : filesUnder(path)));
  for (const file of files)
    hash.update(`\n${relative(projectRoot, file)}\n`).update(existsSync(file) ? readFileSync(file) : 'absent');
  return hash.digest('hex');
};

/** Makes a new production build. */
export const rebuild = async (logLevel: LogLevel): Promise<void> => {
  rmSync(inputsHashFile, { force: true });
  const inputsHash = fingerprint();
  const { build } = await import('vite');
  await build({ configFile: join(projectRoot, 'vite.config.ts'), mode: 'production', logLevel });
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(inputsHashFile, inputsHash);
};

/** Makes a production build unless the existing one is up to date. */
export const ensureBuild = async (): Promise<void> => {
  const upToDate =
    existsSync(join(dist, 'prerendered', 'index.json')) &&
    existsSync(inputsHashFile) &&
    readFileSync(inputsHashFile, 'utf8') === fingerprint();
  if (upToDate) return;
  console.log('Building for production ...');
  await rebuild('warn');
};
