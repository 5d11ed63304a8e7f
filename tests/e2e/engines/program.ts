import { spawn, type ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';
import { findProgram, type Program } from '#env/commands/shared/programs.ts';

/** A running program. */
export type RunningProgram = {
  /** Waits for a text in the program's output, and returns the match. */
  readonly output: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly stop: () => Promise<void>;
};

/** How to run a program: its arguments, variables beside those of this process. */
export type ProgramOptions = {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

const waitFor = (child: ChildProcess, streams: readonly Readable[], pattern: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let text = '';
    const read = (part: unknown): void => {
      text += String(part);
      const match = pattern.exec(text);
      if (match !== null) resolve(match);
    };
    streams.forEach((stream) => stream.on('data', read));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended: ${text}`)));
  });

/** Starts a program of an engine. Throws if it is not installed. */
export const startProgram = (program: Program, { args, env = {} }: ProgramOptions): RunningProgram => {
  const path = findProgram(program);
  if (path === null) throw new Error(`${program} is missing: \`npm test\` installs it on Debian as root.`);
  // Because: Xvfb writes the number of its display to the third output.
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const streams = child.stdio.slice(1).filter((stream): stream is Readable => stream instanceof Readable);
  streams.forEach((stream) => stream.resume());
  return {
    output: (pattern) => waitFor(child, streams, pattern),
    stop: async () => {
      process.off('exit', kill);
      kill();
      await exited;
    },
  };
};
