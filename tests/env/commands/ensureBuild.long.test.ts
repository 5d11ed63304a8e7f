import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildInputs, fingerprint } from '#env/commands/shared/ensureBuild.ts';
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

it('a build is up to date in a copy with the same contents, and in none whose sources or settings changed', () => {
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const path of buildInputs()) cpSync(join(projectRoot, path), join(copy, path));
  const seen = [fingerprint(copy)];
  for (const path of ['env/build/copySettings.ts', 'package-lock.json', 'ui/new.ts']) {
    appendFileSync(join(copy, path), ' ');
    seen.push(fingerprint(copy));
  }
  rmSync(copy, { recursive: true });
  expect([seen[0], new Set(seen).size]).toEqual([fingerprint(), 4]);
});
