import { installMissing } from '#env/commands/prepare.mjs';
import { userError } from '#env/shared/userError.ts';
import { runTool } from './tool.ts';

/**
 * Runs a package of the tests that only one command needs, with the arguments of this command; returns its exit code. Before, it installs
 * the package and checks its types; throws a user error if they fail.
 */
export const runPackage = async (folder: string, env: Readonly<Record<string, string>> = {}): Promise<number> => {
  installMissing(folder);
  const types = await runTool('typescript/bin/tsc', ['-b', folder], { isQuiet: true });
  if (types !== 0) throw userError(`The types of ${folder} are wrong: see the lines above.`);
  const main = ['--tsconfig', `${folder}/tsconfig.json`, `${folder}/main.ts`, ...process.argv.slice(3)];
  return runTool('tsx/dist/cli.mjs', main, { env });
};
