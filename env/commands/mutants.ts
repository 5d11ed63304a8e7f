// Tests the tests of the rules and the use cases with mutants, see docs/decisions/tests.md.
// Usage: npm run mutants -- [a folder or a file]
import { preparePackage } from './shared/preparePackage.ts';
import { runTool } from './shared/tool.ts';

await preparePackage('tests/mutants');
const args = ['--tsconfig', 'tests/mutants/tsconfig.json', 'tests/mutants/main.ts', ...process.argv.slice(3)];
process.exitCode = await runTool('tsx/dist/cli.mjs', args);
