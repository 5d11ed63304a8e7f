import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const top = fileURLToPath(new URL('../..', import.meta.url));
const made = new Set(['node_modules', 'dist']);
const folders = ['application', 'docs', 'domain', 'env', 'infrastructure', 'locales', 'tests', 'ui'];
const files = ['README.md', 'package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const everyFile = (): readonly string[] => [
  ...folders.flatMap(filesUnder),
  ...readdirSync(top)
    .map((name) => join(top, name))
    .filter((path) => statSync(path).isFile()),
];

describe('the top level', () => {
  it('holds the seven rooms, the documents and the few files a tool wants there, and nothing else', () => {
    const visible = readdirSync(top).filter((name) => !name.startsWith('.') && !made.has(name));
    expect(visible.toSorted()).toEqual([...files, ...folders].toSorted());
  });

  it('has one command for the machine that checks it, and that can be run', () => {
    expect(statSync(join(top, '.ci', 'run')).mode & 0o111).not.toBe(0);
  });
});

describe('the packages', () => {
  const lockfile = readFileSync(join(top, 'package-lock.json'), 'utf8');

  it('are locked to a version and a checksum, without an address to fetch them from', () => {
    expect(lockfile).not.toContain('"resolved"');
    expect(lockfile).not.toMatch(/\.tgz"/);
  });

  it('are wanted in exact versions', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
    const ranges = Object.values<string>({ ...dependencies, ...devDependencies });
    expect(ranges.filter((range) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });

  it('come from whatever registry the machine is set to: no file names one', () => {
    const named = everyFile().filter((path) =>
      /\bregistry\.[a-z0-9-]+\.|\bregistry\s*=|_auth(?:Token)?=/i.test(readFileSync(path, 'utf8')),
    );
    expect(named).toEqual([]);
  });
});

describe('what a command makes', () => {
  it.each(['dist/', '.output/', 'node_modules/'])('%s is never committed', (folder) => {
    expect(readFileSync(join(top, '.gitignore'), 'utf8').split('\n')).toContain(folder);
  });
});
