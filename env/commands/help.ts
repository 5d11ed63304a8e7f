// Prints the commands.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';

const textOf = (...path: readonly string[]): string => readFileSync(join(projectRoot, ...path), 'utf8');
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(textOf('package.json'));

for (const [script, line] of Object.entries(scripts)) {
  const [, does = ''] = /^\/\/ (.+)/.exec(textOf('env', 'commands', `${line.split(' ').at(-1)}.ts`)) ?? [];
  console.log(`npm ${/^(?:start|test)$/.test(script) ? '' : 'run '}${script}`.padEnd(22) + does);
}
console.log('\nWhat follows `--` goes to the command: npm run check -- --changed');
