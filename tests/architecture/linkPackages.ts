import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';

/** Gives a copy of the project the installed packages, as links. */
export const linkPackages = (folder: string): void => {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  const installed = readdirSync(join(projectRoot, 'node_modules'));
  // Because: the linter finds its type-aware part in .bin, and a command the installed versions in the lockfile; the rest are caches.
  const hidden = ['.bin', '.package-lock.json'];
  for (const name of installed.filter((entry) => !entry.startsWith('.') || hidden.includes(entry)))
    symlinkSync(join(projectRoot, 'node_modules', name), join(packages, name));
};
