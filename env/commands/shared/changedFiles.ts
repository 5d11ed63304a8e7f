import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { userError } from '#env/shared/userError.ts';

const git = (...args: readonly string[]): readonly string[] => {
  try {
    return execFileSync('git', [...args, '-z'], { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' })
      .split('\0')
      .filter((path) => path !== '');
  } catch {
    throw userError('What changed cannot be told without git: run `npm run check` instead.');
  }
};

/** The files that exist and differ from the last commit, new ones included: paths from the project's root. */
export const changedFiles = (): readonly string[] =>
  [...git('diff', '--name-only', '--relative', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (path) => existsSync(join(projectRoot, path)),
  );

/** The folders of `tests` that belong to the folders of some files. */
export const nearTests = (files: readonly string[]): readonly string[] => {
  const folders = files.map(dirname).filter((folder) => folder !== '.' && folder !== 'tests');
  return [...new Set(folders.map((folder) => `${folder.startsWith('tests/') ? folder : join('tests', folder)}/`))];
};
