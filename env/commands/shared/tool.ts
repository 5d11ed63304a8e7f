import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';

type Bins = { readonly bin?: string | Readonly<Record<string, string>> };

const scriptOf = (packageName: string, command: string): string => {
  const home = join(projectRoot, 'node_modules', packageName);
  const { bin }: Bins = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : bin?.[command];
  if (path === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(home, path);
};

/** An installed development tool and its arguments. */
export type Tool = {
  readonly packageName: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether its output is shown only after a failure, for tools that run beside each other. */
  readonly isQuiet?: boolean;
};

type Options = Pick<Tool, 'env' | 'isQuiet'>;

/** Runs a program and shows its output; returns whether it succeeded. */
export const runProgram = (program: string, args: readonly string[], { env, isQuiet }: Options): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      stdio: isQuiet === true ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });

/** Runs a script with the same Node and shows its output; returns whether it succeeded. */
export const runScript = (path: string, args: readonly string[], options: Options = {}): Promise<boolean> =>
  runProgram(process.execPath, [path, ...args], options);

/** Runs an installed tool and shows its output; returns whether it succeeded. */
export const runTool = ({ packageName, command, args, ...options }: Tool): Promise<boolean> =>
  runScript(scriptOf(packageName, command), args, options);
