import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';

/** The folders of the top level that hold code and documents. */
export const projectFolders = ['application', 'docs', 'domain', 'env', 'infrastructure', 'locales', 'tests', 'ui'];

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(sep).includes('node_modules'));

/** The path of every file of the project, from its root; what a command makes is left out. */
export const projectFiles = (): readonly string[] => [
  ...[...projectFolders, '.github'].flatMap(filesUnder),
  ...readdirSync(projectRoot).filter((name) => statSync(join(projectRoot, name)).isFile()),
];
