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

const againstOrder = (path: string, text: string): readonly string[] => {
  const [layer = '', folder = ''] = path.split('/');
  const order = layer === 'domain' || layer === 'ui' ? orders[layer] : [];
  const place = (name: string): number => order.indexOf(name);
  return fileImportsOf(path, text)
    .filter((target) => target.startsWith(`${layer}/`) && target.split('/').length > 2)
    .filter((target) => place(target.split('/')[1] ?? '') > place(folder))
    .map((target) => `${path} -> ${target}`);
};

const scripts = projectFiles().filter((path) => isScript(path) && path.split('/').length > 2);

describe.each(['domain', 'ui'] as const)('the folders of %s', (layer) => {
  const files = scripts.filter((path) => path.startsWith(`${layer}/`) && !path.startsWith('ui/public/'));

  it('are all in the order', () => {
    const folders = new Set(files.map((path) => path.split('/')[1] ?? ''));
    expect([...folders].toSorted()).toEqual([...orders[layer]].toSorted());
  });

  it('import only those before them', () => {
    expect(files.flatMap((path) => againstOrder(path, readFileSync(join(projectRoot, path), 'utf8')))).toEqual([]);
  });
});

it('the check of the order names an import against it, of a type too, and one that is loaded later', () => {
  const path = 'domain/redirect/planted.ts';
  const text =
    "import type { A } from '#domain/navigation/a.ts';\nimport { b } from '../shared/b.ts';\nexport const c = b;\n";
  const late = "export const load = () => import('#domain/session/late.ts');\n";
  expect(againstOrder(path, text)).toEqual([`${path} -> domain/navigation/a.ts`]);
  expect(againstOrder(path, late)).toEqual([`${path} -> domain/session/late.ts`]);
});
