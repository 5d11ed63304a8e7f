// Tests the tests of the rules and the use cases with mutants; a folder or a file narrows them; see docs/decisions/tests.md.
import { runTool } from './shared/tool.ts';

const args = ['--tsconfig', 'tests/tsconfig.json', 'tests/mutants/main.ts', ...process.argv.slice(3)];
process.exitCode = await runTool('tsx/dist/cli.mjs', args);
