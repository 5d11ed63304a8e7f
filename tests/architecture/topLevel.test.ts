import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockedFolders } from '#env/commands/prepare.mjs';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { projectFiles, projectFolders } from './projectFiles.ts';

const made = new Set(['node_modules', 'dist']);
const files = ['README.md', 'package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];

describe('the top level', () => {
  it('contains the seven code folders, the documents and the configuration files, and nothing else', () => {
    const visible = readdirSync(projectRoot).filter((name) => !name.startsWith('.') && !made.has(name));
    expect(visible.toSorted()).toEqual([...files, ...projectFolders].toSorted());
  });

  it('keeps the output of a command out of every commit', () => {
    const ignored = readFileSync(join(projectRoot, '.gitignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['dist/', '.output/', 'node_modules/']));
  });

  it('has one executable command for the CI machine', () => {
    expect(statSync(join(projectRoot, '.ci', 'run')).mode & 0o111).not.toBe(0);
  });
});

describe('the packages', () => {
  const textOf = (...path: readonly string[]): string => readFileSync(join(projectRoot, ...path), 'utf8');

  it.each(lockedFolders)(
    'in %s are locked to exact versions without a download address, and run no install script',
    (folder) => {
      expect(textOf(folder, 'package-lock.json')).not.toMatch(/"resolved"|\.tgz"/);
      expect(textOf(folder, '.npmrc').split('\n')).toContain('ignore-scripts=true');
      const { dependencies, devDependencies } = JSON.parse(textOf(folder, 'package.json'));
      const ranges = Object.values<string>({ ...dependencies, ...devDependencies });
      expect(ranges.filter((range) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
    },
  );

  it('come from the registry that the machine is configured with: no file names one', () => {
    const named = projectFiles().filter((path) =>
      /\bregistry\.[a-z0-9-]+\.|\bregistry\s*=|_auth(?:Token)?=/i.test(readFileSync(join(projectRoot, path), 'utf8')),
    );
    expect(named).toEqual([]);
  });
});
