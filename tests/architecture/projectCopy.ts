import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';

// Because: the linter finds its type-aware part in .bin, and a command the installed versions in the lockfile; the rest are caches.
const isPackage = (name: string): boolean => !name.startsWith('.') || ['.bin', '.package-lock.json'].includes(name);

/** A copy of some files and folders of the project in a temporary folder, with the installed packages as links. */
export const makeProjectCopy = (paths: readonly string[]) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'copy-')));
  for (const path of paths) cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(projectRoot, 'node_modules')).filter(isPackage))
    symlinkSync(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name));
  return {
    folder,
    write: (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    /** Runs a script of an installed package in the copy; `fault` is its output if it fails, else null. */
    runTool: (
      script: string,
      ...args: readonly string[]
    ): Promise<{ readonly out: string; readonly fault: string | null }> =>
      new Promise((resolve) => {
        const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 1e9 };
        execFile(process.execPath, [join(projectRoot, 'node_modules', script), ...args], options, (fault, out, error) =>
          resolve({ out, fault: fault === null ? null : out + error }),
        );
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
