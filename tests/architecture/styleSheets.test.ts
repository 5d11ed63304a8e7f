import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { criticalCss } from '#env/build/prerender/criticalCss.ts';
import { projectFiles } from './projectFiles.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const fontFace = /@font-face \{[^}]*\}/g;
const product = projectFiles().filter((path) => path.startsWith('ui/') && path.endsWith('.css'));

describe('the weights of the style sheets', () => {
  it('are 400, 500 and 700, the weights of the product’s font', () => {
    const used = product.flatMap((path) =>
      [
        ...textOf(path)
          .replaceAll(fontFace, '')
          .matchAll(/(?<![-\w])font(?:-weight)?:\s*([^;]+);/g),
      ].map(([, value]) => value),
    );
    expect(new Set(used)).toEqual(new Set(['500', '700', 'inherit']));
  });

  it('are weights that the faces of Inter can show', () => {
    const faces = [...textOf('node_modules/@fontsource-variable/inter/wght.css').matchAll(fontFace)];
    expect(new Set(faces.map(([face]) => /font-weight: ([^;]+);/.exec(face)?.[1]))).toEqual(new Set(['100 900']));
  });
});

it('a prerendered page hides the browser’s own eye in its password field', () => {
  const style = criticalCss(textOf('ui/theme/base.css'), '<input type="password">');
  // Because: a browser ignores a whole rule if it does not know one of its selectors.
  expect(style).toMatch(/(?:^|\})::-ms-reveal\{display:none\}/);
});

const views = projectFiles().filter((path) => path.startsWith('ui/') && path.endsWith('.tsx'));

/** The classes that a view takes from its style sheets, with the text of the sheet. */
const classesOf = (path: string): ReadonlyArray<readonly [name: string, sheet: string]> => {
  const view = textOf(path);
  return [...view.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, styles = '', from = '']) => {
    const sheet = textOf(from.startsWith('#') ? from.slice(1) : join(dirname(path), from));
    return [...view.matchAll(new RegExp(`\\b${styles}\\['([\\w-]+)'\\]`, 'g'))].map(
      ([, name = '']) => [name, sheet] as const,
    );
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
  expect(names.length).toBeGreaterThan(15);
  expect([...new Set(names)]).toEqual(names);
});

it('a list names its role, which Safari takes away from a list without marks', () => {
  const lists = views.flatMap((path) =>
    [...textOf(path).matchAll(/<[uo]l\b[^>]*>/g)].map(([tag]) => `${path}: ${tag}`),
  );
  expect(lists.length).toBeGreaterThan(3);
  expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([]);
});
