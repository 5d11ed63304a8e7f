import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { projectFiles } from './projectFiles.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const product = projectFiles().filter((path) => path.startsWith('ui/'));
const views = product.filter((path) => path.endsWith('.tsx'));

/** The classes that a view takes from its style sheets, with the text of the sheet. */
const classesOf = (path: string): ReadonlyArray<readonly [name: string, sheet: string]> => {
  const view = textOf(path);
  return [...view.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, styles = '', from = '']) => {
    const sheet = textOf(from.startsWith('#') ? from.slice(1) : join(dirname(path), from));
    const named = [...view.matchAll(new RegExp(`\\b${styles}\\['([\\w-]+)'\\]`, 'g'))];
    return named.map(([, name = '']) => [name, sheet] as const);
  });
};

it('a view names only classes that its style sheets have', () => {
  const named = views.flatMap((path) => classesOf(path).map(([name, sheet]) => ({ path, name, sheet })));
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(({ name, sheet }) => !new RegExp(`\\.${name}(?![\\w-])`).test(sheet));
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

it('the style sheets of components have file names of their own, because the names of their classes begin with them', () => {
  const names = product.filter((path) => path.endsWith('.module.css')).map((path) => basename(path));
  expect([...new Set(names)]).toEqual(names);
});

it('a list names its role, which Safari takes away from a list without marks', () => {
  const lists = views.flatMap((path) => [...textOf(path).matchAll(/<[uo]l\b[^>]*>/g)].map(([tag]) => tag));
  expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([]);
});
