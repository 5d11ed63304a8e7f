import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { importsOf, isScript } from './parsedModule.ts';
import { projectFiles } from './projectFiles.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** The package of an import; null for a file, a built-in module and a virtual module. */
const packageOf = (specifier: string): string | null =>
  /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/.exec(specifier)?.[0] ?? null;

const importedBy = (path: string): readonly string[] =>
  path.endsWith('.css')
    ? [...textOf(path).matchAll(/(?:@import |url\()['"]([^'"]+)/g)].map(([, specifier = '']) => specifier)
    : importsOf(path, textOf(path));

const packagesIn = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(
    paths
      .flatMap(importedBy)
      .map(packageOf)
      .filter((name) => name !== null),
  );

const sources = projectFiles().filter((path) => isScript(path) || path.endsWith('.css'));
const isProduct = (path: string): boolean =>
  /^(?:domain|application|infrastructure|ui|env\/server)\//.test(path) && !path.startsWith('infrastructure/sandbox/');
const product = packagesIn(sources.filter(isProduct));
const tooling = packagesIn(sources.filter((path) => /^(?:env|locales)\/|^vite\.config/.test(path)));

const { dependencies, devDependencies } = JSON.parse(textOf('package.json'));
const production = Object.keys(dependencies);
const development = Object.keys(devDependencies);

type LockedPackage = { readonly dev?: boolean; readonly peerDependencies?: Readonly<Record<string, string>> };

/** The packages that a package of the bundle requires its user to install. */
const productionPeers = (): readonly string[] => {
  const packages: Readonly<Record<string, LockedPackage>> = JSON.parse(textOf('package-lock.json')).packages;
  const locked = Object.values(packages).filter(({ dev }) => dev !== true);
  return locked.flatMap(({ peerDependencies = {} }) => Object.keys(peerDependencies));
};

describe('the packages that the project depends on', () => {
  it('are for production exactly those that the code of the product imports, and peers of the bundle', () => {
    const peers = productionPeers();
    expect(production.filter((name) => !product.has(name) && !peers.includes(name))).toEqual([]);
    expect(product.size).toBeGreaterThan(10);
    expect([...product].filter((name) => !production.includes(name))).toEqual([]);
  });

  it('are the only ones with a reason of their pin', () => {
    const pins = textOf('docs/decisions/adapters-and-dependencies.md').matchAll(/^- (\S+):/gm);
    const named = [...pins].map(([, name = '']) => name);
    expect(named).toContain('react');
    expect(named.filter((name) => ![...production, ...development].includes(name))).toEqual([]);
  });

  it('are for development those that only the sandbox, the commands and the build import', () => {
    const own = [...tooling].filter((name) => !product.has(name));
    expect(own).toContain('vite');
    expect(own.filter((name) => !development.includes(name) || production.includes(name))).toEqual([]);
  });
});
