// Tests the tests of the rules and the use cases with mutants, see docs/decisions/sandbox.md.
// Usage: npm run mutants -- [a folder or a file]
import { runPackage } from './shared/runPackage.ts';

process.exitCode = await runPackage('tests/mutants');
