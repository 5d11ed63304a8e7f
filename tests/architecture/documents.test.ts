import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { projectFiles } from './projectFiles.ts';
import { recipeSteps } from './recipes/recipeSteps.ts';

const files = projectFiles();
const documents = files.filter((path) => path.endsWith('.md') && /^(?:README|docs\/|\.github\/)/.test(path));

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);

const paths =
  /`((?:domain|application|infrastructure|ui|locales|env|tests|docs)\/[\w./-]+|(?:[\w-]+\/)*\w[\w.-]*\.tsx?)`/g;
const links = /\]\((?!https?:)([^)#]+)/g;
const pages = /\b(docs\/[\w./-]+\.md)\b/g;

/** The files that the recipes create. */
const made = documents
  .filter((path) => path.startsWith('docs/recipes/'))
  .flatMap((path) => recipeSteps(textOf(path)).flatMap((step) => (step._tag === 'Create' ? [step.file] : [])));

const isPath = (path: string): boolean =>
  existsSync(join(projectRoot, path)) || [...files, ...made].some((file) => `/${file}`.endsWith(`/${path}`));

const brokenIn = (document: string, text: string): readonly string[] => [
  ...found(text, paths).filter((path) => !isPath(path)),
  ...found(text, links).filter((link) => !existsSync(join(projectRoot, dirname(document), link))),
];

it('a document that names a path, a file or a page that is not there is reported', () => {
  const text = 'See `domain/nowhere`, `nowhere.ts` and [this](nowhere.md).';
  expect(brokenIn('README.md', text)).toEqual(['domain/nowhere', 'nowhere.ts', 'nowhere.md']);
});

it.each(documents)('%s names only files and folders that exist', (document) => {
  expect(brokenIn(document, textOf(document))).toEqual([]);
});

it('the sources name only documents that exist', () => {
  const sources = files.filter((path) => /\.(?:tsx?|m?js|css|html)$/.test(path));
  expect(sources.flatMap((path) => found(textOf(path), pages)).filter((path) => !files.includes(path))).toEqual([]);
});
