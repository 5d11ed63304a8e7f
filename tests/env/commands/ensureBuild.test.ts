import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildInputs } from '#env/commands/shared/ensureBuild.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { fileImportsOf, isScript } from '#tests/architecture/parsedModule.ts';

it('a build is made of its settings and of everything that they import', () => {
  const inputs = buildInputs();
  expect(inputs).toEqual(expect.arrayContaining(['vite.config.ts', 'ui/index.html', 'ui/prerender.tsx']));
  const imported = inputs
    .filter(isScript)
    .flatMap((path) => fileImportsOf(path, readFileSync(join(projectRoot, path), 'utf8')));
  expect(imported.filter((path) => !inputs.includes(path))).toEqual([]);
});
