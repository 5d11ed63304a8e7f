import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockedFolders } from '#env/commands/prepare.mjs';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { projectFiles, projectFolders } from './projectFiles.ts';

const textOf = (...path: readonly string[]): string => readFileSync(join(projectRoot, ...path), 'utf8');
const files = ['README.md', 'package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];

it('the top level has the seven code folders, the documents and the configuration files, and nothing else', () => {
  const visible = readdirSync(projectRoot).filter((name) => !/^\.|^node_modules$|^dist$/.test(name));
  expect(visible.toSorted()).toEqual([...files, ...projectFolders].toSorted());
});

it.each(lockedFolders)(
  'the packages in %s are locked to exact versions without a download address, and run no install script',
  (folder) => {
    expect(textOf(folder, 'package-lock.json')).not.toMatch(/"resolved"|\.tgz"/);
    expect(textOf(folder, '.npmrc').split('\n')).toContain('ignore-scripts=true');
    const { dependencies, devDependencies } = JSON.parse(textOf(folder, 'package.json'));
    const ranges = Object.values<string>({ ...dependencies, ...devDependencies });
    expect(ranges.filter((range) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  },
);

it('the packages come from the registry that the machine is configured with: no file names one', () => {
  const address = /\bregistry\.[a-z0-9-]+\.|\bregistry\s*=|_auth(?:Token)?=/i;
  expect(projectFiles().filter((path) => address.test(textOf(path)))).toEqual([]);
});
