import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#env/commands/shared/projectRoot.ts';
import { hidden } from './patterns.ts';

/** Site-relative paths of public files, and of folders whose files are all public. */
export type PublicPlaces = { readonly files: ReadonlyArray<string>; readonly folders: ReadonlyArray<string> };

/** The folder whose files a build copies. */
export const copiedFolder: string = join(projectRoot, 'ui', 'public');

/** Lists the public places of a build: its assets, and what it copies from this folder. */
export const publicPlaces = (copied: string): PublicPlaces => {
  const entries = readdirSync(copied, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const named = (folder: boolean): ReadonlyArray<string> =>
    entries.filter((entry) => entry.isDirectory() === folder).map(({ name }) => name);
  return {
    files: named(false).map((name) => `/${name}`),
    folders: ['/assets/', ...named(true).map((name) => `/${name}/`)],
  };
};

/** Whether a file of a build is public; the path is site-relative and as the disk spells it. */
export const isPublicFile = ({ files, folders }: PublicPlaces, path: string): boolean =>
  (files.includes(path) || folders.some((folder) => path.startsWith(folder))) && !new RegExp(hidden, 'i').test(path);
