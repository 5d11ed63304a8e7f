import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type LogLevel } from 'vite';
import { writeHosting } from '#env/hosting/writeHosting.ts';
import { dist, output, top } from './top.ts';

const stamp = join(output, 'build-inputs.txt');
const inputs = [
  'application',
  'domain',
  'env/build',
  'env/config.json',
  'env/hosting',
  'infrastructure',
  'locales',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'ui',
  'vite.config.ts',
];

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/** One word for everything the build is made from: the same word, the same build. */
const fingerprint = (): string => {
  const hash = createHash('sha256').update(process.versions.node);
  const files = inputs.flatMap((path) => (/\.\w+$/.test(path) ? [join(top, path)] : filesUnder(path)));
  for (const file of files) hash.update(`\n${file}\n`).update(existsSync(file) ? readFileSync(file) : 'absent');
  return hash.digest('hex');
};

/** Builds for production, whatever stands there, saying as much about it as asked. */
export const buildAnew = async (logLevel: LogLevel): Promise<void> => {
  rmSync(stamp, { force: true });
  const made = fingerprint();
  await build({ configFile: join(top, 'vite.config.ts'), mode: 'production', logLevel });
  writeHosting({ dist, config: join(top, 'env', 'config.json'), to: join(dist, 'hosting') });
  mkdirSync(output, { recursive: true });
  writeFileSync(stamp, made);
};

/** Builds for production unless the build there was made from these very files. */
export const freshBuild = async (): Promise<void> => {
  const upToDate =
    existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
  if (upToDate) return;
  console.log('Building for production ...');
  await buildAnew('warn');
};
