import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const layers = ['domain', 'application', 'infrastructure', 'ui', 'env', 'tests'];
const rules = [
  '.oxlintrc.json',
  'package.json',
  'tsconfig.json',
  'tests/architecture/lint',
  ...layers.map((layer) => `${layer}/tsconfig.json`),
];

/** What a tool said about one planted file: the rule's name, or the compiler's number. */
export type Objection = { readonly file: string; readonly rule: string };

/** An empty copy of this project under the very same rules, into which offences are planted. */
export type PlantedProject = {
  readonly plant: (path: string, text: string) => void;
  readonly lint: () => readonly Objection[];
  readonly compile: (layer: string) => readonly Objection[];
  readonly remove: () => void;
};

const openProject = (): string => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')));
  for (const path of rules) cpSync(join(top, path), join(home, path), { recursive: true });
  const packages = join(home, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(top, 'node_modules')).filter((entry) => !entry.startsWith('.')))
    symlinkSync(join(top, 'node_modules', name), join(packages, name));
  return home;
};

const runIn = (home: string, words: readonly string[]): string => {
  const { stdout, error } = spawnSync(process.execPath, words, { cwd: home, encoding: 'utf8' });
  if (error !== undefined) throw error;
  return stdout;
};

type LintReport = { readonly diagnostics: readonly { readonly filename: string; readonly code: string }[] };

const lintIn = (home: string): readonly Objection[] => {
  const oxlint = join(top, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const report: LintReport = JSON.parse(runIn(home, [oxlint, '--type-aware', '--format=json', ...layers]));
  return report.diagnostics.map(({ filename, code }) => ({ file: filename, rule: code }));
};

const compileIn = (home: string, layer: string): readonly Objection[] => {
  const tsc = join(top, 'node_modules', 'typescript', 'bin', 'tsc');
  const said = runIn(home, [tsc, '-b', layer, '--pretty', 'false']).matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm);
  return [...said].map(([, file = '', rule = '']) => ({ file, rule }));
};

/** Opens such a copy; whoever opens it removes it. */
export const plantedProject = (): PlantedProject => {
  const home = openProject();
  return {
    plant: (path, text) => {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), text);
    },
    lint: () => lintIn(home),
    compile: (layer) => compileIn(home, layer),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
};
