import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from './top.ts';

type Bins = { readonly bin?: string | Readonly<Record<string, string>> };

const script = (packageName: string, command: string): string => {
  const home = join(top, 'node_modules', packageName);
  const { bin }: Bins = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : bin?.[command];
  if (path === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(home, path);
};

/** A development tool of this project, and the words to call it with. */
export type Tool = {
  readonly packageName: string;
  readonly command: string;
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs a script with this very Node, its output going straight to the terminal; answers whether it was content. */
export const runScript = (path: string, words: readonly string[], env: Tool['env'] = {}): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path, ...words], {
      cwd: top,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });

/** Runs an installed tool; answers whether it was content. */
export const runTool = ({ packageName, command, words, env }: Tool): Promise<boolean> =>
  runScript(script(packageName, command), words, env);
