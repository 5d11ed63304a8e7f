import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { makeProjectCopy } from '#tests/architecture/projectCopy.ts';
import { edited, type RecipeStep, recipeSteps } from './recipeSteps.ts';

const folder = join(projectRoot, 'docs', 'recipes');
const steps = readdirSync(folder)
  .toSorted()
  .flatMap((name) => recipeSteps(readFileSync(join(folder, name), 'utf8')));
const files = [...new Set(steps.flatMap((step) => (step._tag === 'Run' ? [] : [step.file])))];

/** The tests that the recipes write or change, and those that hold for each of a kind. */
const touched = [
  ...files.filter((file) => file.endsWith('.test.ts')),
  'tests/contracts/launchpadDocument.test.ts',
  'tests/domain/analytics/eventProperties.test.ts',
  'tests/env/config.test.ts',
  'tests/locales/catalogues.test.ts',
];

const made = ['.git', '.output', 'dist', 'node_modules'];
const copy = makeProjectCopy(readdirSync(projectRoot).filter((name) => !made.includes(name)));
afterAll(copy.remove);

const apply = (step: RecipeStep): void => {
  if (step._tag === 'Run') return void execFileSync('sh', ['-ec', step.text], { cwd: copy.folder });
  const path = join(copy.folder, step.file);
  if (step._tag === 'Edit') return copy.write(step.file, edited(readFileSync(path, 'utf8'), step));
  if (existsSync(path)) throw new Error(`${step.file} exists`);
  return copy.write(step.file, step.text);
};

beforeAll(async () => {
  steps.forEach(apply);
  await copy.runTool('oxfmt/bin/oxfmt', ...files);
}, 60_000);

it('a project with all that the recipes add passes types and lint, and the tests of what they touch', async () => {
  const unit = ['run', '--silent', '--reporter=dot', '--exclude', '**/*.long.test.{ts,tsx}'];
  const results = await Promise.all([
    copy.runTool('vitest/vitest.mjs', ...unit, ...touched),
    copy.runTool('typescript/bin/tsc', '-b', '--stopBuildOnErrors', '--singleThreaded', '--pretty', 'false'),
    copy.runTool(
      'oxlint/bin/oxlint',
      '--deny-warnings',
      '--format=unix',
      ...files.filter((file) => /\.tsx?$/.test(file)),
    ),
  ]);
  expect(results.map(({ fault }) => fault)).toEqual([null, null, null]);
}, 300_000);
