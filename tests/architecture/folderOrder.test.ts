import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { fileImportsOf, isScript } from './parsedModule.ts';
import { projectFiles } from './projectFiles.ts';

/** The folders of a layer: each imports only itself and those before it. */
const domain =
  'shared locale platform brand settings system consent identity two-factor redirect session navigation analytics';
const ui =
  'shared start leaving footer consent deferred-services code email session password sign-in sign-up two-factor router';
const orders = { domain: domain.split(' '), ui: ui.split(' ') };

const againstOrder = (layer: keyof typeof orders, path: string, text: string): readonly string[] => {
  const place = (file: string): number => orders[layer].indexOf(file.split('/')[1] ?? '');
  return fileImportsOf(path, text)
    .filter((target) => target.startsWith(`${layer}/`) && target.split('/').length > 2)
    .filter((target) => place(target) > place(path))
    .map((target) => `${path} -> ${target}`);
};

describe.each(['domain', 'ui'] as const)('the folders of %s', (layer) => {
  const files = projectFiles().filter((path) => isScript(path) && path.split('/').length > 2);
  const own = files.filter((path) => path.startsWith(`${layer}/`) && !path.startsWith('ui/public/'));

  it('are all in the order', () => {
    const folders = new Set(own.map((path) => path.split('/')[1] ?? ''));
    expect([...folders].toSorted()).toEqual(orders[layer].toSorted());
  });

  it('import only those before them', () => {
    const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
    expect(own.flatMap((path) => againstOrder(layer, path, textOf(path)))).toEqual([]);
  });
});

it('an import against the order is named, of a type too, and one that is loaded later', () => {
  const type = "import type { A } from '#domain/navigation/a.ts';\nimport { b } from '../shared/b.ts';\nb();";
  const late = "export const load = () => import('#domain/session/late.ts');\n";
  const found = againstOrder('domain', 'domain/redirect/x.ts', type + late);
  expect(found).toEqual(['navigation/a', 'session/late'].map((to) => `domain/redirect/x.ts -> domain/${to}.ts`));
});
