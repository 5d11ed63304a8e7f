import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { linkPackages } from '#tests/architecture/linkPackages.ts';
import { edited, type RecipeStep } from './recipeSteps.ts';

const made = ['.git', '.output', 'dist', 'node_modules'];

/** Runs a program in a folder; its output if it fails, else null. */
const run = (cwd: string, program: string, args: readonly string[]): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, NO_COLOR: '1' } });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? null : Buffer.concat(output).toString()));
  });

/** A copy of the project in a temporary folder, which the test changes and removes. */
export const makeProjectCopy = () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'recipes-')));
  for (const name of readdirSync(projectRoot).filter((entry) => !made.includes(entry)))
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  linkPackages(folder);
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const apply = async (step: RecipeStep): Promise<void> => {
    if (step._tag === 'Edit') return write(step.file, edited(readFileSync(join(folder, step.file), 'utf8'), step));
    if (step._tag === 'Create') {
      if (existsSync(join(folder, step.file))) throw new Error(`${step.file} exists`);
      return write(step.file, step.text);
    }
    const failure = await run(folder, 'sh', ['-ec', step.text]);
    if (failure !== null) throw new Error(`${step.text}: ${failure}`);
  };
  return {
    apply,
    /** Runs a script of an installed package in the copy; its output if it fails, else null. */
    runTool: (script: string, ...args: readonly string[]) =>
      run(folder, process.execPath, [join(folder, 'node_modules', script), ...args]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
