import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { linkPackages } from '#tests/architecture/linkPackages.ts';

const layers = ['domain', 'application', 'infrastructure', 'ui', 'env', 'tests'];
const configuration = [
  '.oxlintrc.json',
  'package.json',
  'tsconfig.json',
  'tests/architecture/lint',
  ...layers.map((layer) => `${layer}/tsconfig.json`),
];

/** What a tool reported for one planted file: the name of a lint rule, or the number of a compiler error. */
export type ReportedViolation = { readonly file: string; readonly rule: string };

const createProject = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')));
  for (const path of configuration) cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  linkPackages(folder);
  return folder;
};

const runIn = (folder: string, args: readonly string[]): string => {
  const { stdout, stderr, error } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (error !== undefined) throw error;
  if (stdout.startsWith('Failed')) throw new Error(`${stdout}${stderr}`);
  return stdout;
};

type LintReport = { readonly diagnostics: readonly { readonly filename: string; readonly code: string }[] };

const lintIn = (folder: string): readonly ReportedViolation[] => {
  const oxlint = join(projectRoot, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const report: LintReport = JSON.parse(runIn(folder, [oxlint, '--type-aware', '--format=json', ...layers]));
  return report.diagnostics.map(({ filename, code }) => ({ file: filename, rule: code }));
};

const compileIn = (folder: string, layer: string): readonly ReportedViolation[] => {
  const tsc = join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc');
  const output = runIn(folder, [tsc, '-b', layer, '--pretty', 'false']).matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm);
  return [...output].map(([, file = '', rule = '']) => ({ file, rule }));
};

/** An empty copy of this project with the same rules in a temporary folder, to which a test adds files that break them, and which it removes. */
export const makeScratchProject = () => {
  const folder = createProject();
  return {
    addFile: (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    lint: () => lintIn(folder),
    compile: (layer: string) => compileIn(folder, layer),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** See `makeScratchProject`. */
export type ScratchProject = ReturnType<typeof makeScratchProject>;
