import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { Readable } from 'node:stream';
import { findProgram, type Program } from '#env/commands/shared/programs.ts';

/** How to run a program: its arguments, its folder, and variables beside those of this process. */
export type ProgramOptions = {
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** A running program. */
export type RunningProgram = ReturnType<typeof startProcess>;

/** Starts a program at a path. It ends with this process at the latest. */
export const startProcess = (path: string, { args, env = {}, ...options }: ProgramOptions) => {
  // Because: Xvfb writes the number of its display to the third output.
  const stdio = ['ignore', 'pipe', 'pipe', 'pipe'] as const;
  const child = spawn(path, args, { ...options, env: { ...process.env, ...env }, stdio: [...stdio] });
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  const exited = once(child, 'exit');
  const written = new EventEmitter();
  let unread = '';
  for (const stream of child.stdio)
    if (stream instanceof Readable)
      stream.on('data', (part: Buffer) => {
        unread += part.toString();
        written.emit('part');
      });
  const ended = once(child, 'close').then(([code, signal]) => [signal ?? code, unread] as const);
  const fail = async (): Promise<never> => {
    const [code, output] = await ended;
    throw new Error(`${path} ended with ${code}:\n${output}`);
  };
  /** Waits for output that was not waited for before, and returns the match. Fails if the program ends without it. */
  const output = async (pattern: RegExp): Promise<RegExpExecArray> => {
    const match = pattern.exec(unread);
    if (match === null) return Promise.race([once(written, 'part'), fail()]).then(() => output(pattern));
    unread = unread.slice(match.index + match[0].length);
    return match;
  };
  return {
    pid: child.pid ?? 0,
    output,
    /** The exit code or the signal with which it has ended, and its output that was not waited for. */
    ended,
    stop: async (): Promise<void> => {
      process.off('exit', kill);
      kill();
      await exited;
    },
  };
};

/** Starts a program of an engine or a server. Throws if it is not installed. */
export const startProgram = (program: Program, options: ProgramOptions): RunningProgram => {
  const path = findProgram(program);
  if (path === null) throw new Error(`${program} is missing: \`npm test\` installs it on Debian as root.`);
  return startProcess(path, options);
};
