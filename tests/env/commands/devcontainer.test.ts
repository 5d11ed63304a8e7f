import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { debianPackages } from '#env/commands/shared/programs.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';

it('the container for development has every program and font that the tests need', () => {
  const file = readFileSync(join(projectRoot, '.devcontainer', 'Dockerfile'), 'utf8');
  const installed = [...file.matchAll(/^ {4}([\w-]+) \\$/gm)].map(([, name]) => name);
  expect(installed).toEqual([...debianPackages, 'fontconfig', 'fonts-liberation'].toSorted());
});
