import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import equalMutants from './equalMutants.json' with { type: 'json' };
import { mutantReport } from './mutantReport.ts';
import { runMutants } from './runMutants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' }, force: { type: 'boolean' } },
});
const paths = positionals.length === 0 ? ['domain', 'application'] : positionals;

const mutants = await runMutants(paths, {
  concurrency: Number(values.concurrency ?? availableParallelism()),
  force: values.force ?? false,
});
const { ok, lines } = mutantReport(mutants, equalMutants);
console.log(lines.join('\n'));
process.exit(ok ? 0 : 1);
