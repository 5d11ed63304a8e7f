// Tests the tests of the rules and the use cases with mutants; a folder or a file narrows them; see docs/decisions/tests.md.
import { preparePackage } from './shared/preparePackage.ts';
import { runTool } from './shared/tool.ts';

await preparePackage('tests/mutants');
const args = ['--tsconfig', 'tests/mutants/tsconfig.json', 'tests/mutants/main.ts', ...process.argv.slice(3)];
process.exitCode = await runTool('tsx/dist/cli.mjs', args);
