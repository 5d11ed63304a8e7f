// Tests the tests of the rules and the use cases with mutants, see docs/decisions/sandbox.md.
// Usage: npm run mutants -- [a folder or a file]
import { installMissing } from '#env/commands/prepare.mjs';
import { userError } from '#env/shared/userError.ts';
import { runTool } from './shared/tool.ts';

const folder = 'tests/mutants';
installMissing(folder);
const types = await runTool('typescript/bin/tsc', ['-b', folder], { isQuiet: true });
if (types !== 0) throw userError(`The types of ${folder} are wrong: see the lines above.`);
const main = ['--tsconfig', `${folder}/tsconfig.json`, `${folder}/main.ts`, ...process.argv.slice(3)];
process.exitCode = await runTool('tsx/dist/cli.mjs', main);
