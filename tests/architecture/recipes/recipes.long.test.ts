import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { makeProjectCopy } from './projectCopy.ts';
import { recipeSteps } from './recipeSteps.ts';

const folder = join(projectRoot, 'docs', 'recipes');
const steps = readdirSync(folder)
  .toSorted()
  .flatMap((name) => recipeSteps(readFileSync(join(folder, name), 'utf8')));
const files = [...new Set(steps.flatMap((step) => (step._tag === 'Run' ? [] : [step.file])))];

/** The tests of the folders of the changed files, but of the views only the one that opens each screen. */
const touched = [
  ...files.filter((file) => /^(?!ui\/|tests\/).*\/.*\//.test(file)).map((file) => `tests/${dirname(file)}/`),
  ...files.filter((file) => file.endsWith('.test.ts')),
  'tests/application/analytics/',
  'tests/contracts/launchpadDocument.test.ts',
  'tests/env/config.test.ts',
  'tests/locales/',
  'tests/ui/router/navigationTable.test.tsx',
];

describe('a project with everything that the recipes add', () => {
  const copy = makeProjectCopy();
  beforeAll(async () => {
    for (const step of steps) await copy.apply(step);
    await copy.runTool('oxfmt/bin/oxfmt', ...files);
  }, 60_000);
  afterAll(copy.remove);

  it('passes types, lint and catalogues, and the tests of the folders that they touch', async () => {
    const results = await Promise.all([
      copy.runTool(
        'vitest/vitest.mjs',
        'run',
        '--silent',
        '--reporter=dot',
        '--exclude',
        '**/*.long.test.{ts,tsx}',
        ...touched,
      ),
      copy.runTool('typescript/bin/tsc', '-b', '--stopBuildOnErrors', '--pretty', 'false'),
      copy.runTool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--format=unix'),
      copy.runTool('tsx/dist/cli.mjs', 'locales/checkCatalogues.ts'),
    ]);
    expect(results).toEqual(results.map(() => null));
  }, 300_000);
});
