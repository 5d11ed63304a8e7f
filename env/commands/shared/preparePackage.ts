import { installMissing } from '#env/commands/prepare.mjs';
import { userError } from '#env/shared/userError.ts';
import { runTool } from './tool.ts';

/** Installs a package of the tests that only one command needs, and checks its types and unit tests; throws a user error if they fail. */
export const preparePackage = async (folder: string): Promise<void> => {
  installMissing(folder);
  const types = await runTool('typescript/bin/tsc', ['-b', folder], { isQuiet: true });
  const tests = ['run', '--config', `${folder}/vitest.config.ts`, folder];
  const unit = types === 0 ? await runTool('vitest/vitest.mjs', tests, { isQuiet: true }) : types;
  if (unit !== 0) throw userError(`The checks of ${folder} fail: see the lines above.`);
};
