import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';

/** How to run a program. If it is quiet, its output is shown only after a failure: for programs that run beside each other. */
export type ProgramOptions = { readonly env?: Readonly<Record<string, string>>; readonly isQuiet?: boolean };

/** Runs a program and shows its output; returns its exit code. */
export const runProgram = (
  program: string,
  args: readonly string[],
  { env, isQuiet = false }: ProgramOptions = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
    const stop = (): boolean => child.kill();
    process.once('exit', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stop);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });

/** Runs a script of an installed package with the same Node, such as `knip/bin/knip.js`; returns its exit code. */
export const runTool = (script: string, args: readonly string[], options?: ProgramOptions): Promise<number> =>
  runProgram(process.execPath, [join(projectRoot, 'node_modules', script), ...args], options);
