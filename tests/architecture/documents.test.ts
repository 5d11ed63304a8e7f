import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { projectFiles } from './projectFiles.ts';
import { recipeSteps } from './recipes/recipeSteps.ts';

const files = projectFiles();
const documents = files.filter((path) => path.endsWith('.md') && /^(?:README|docs\/|\.github\/)/.test(path));
const sources = files.filter((path) => /\.(?:tsx?|m?js|css|html)$/.test(path));

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);

const paths =
  /`((?:domain|application|infrastructure|ui|locales|env|tests|docs)\/[\w./-]+|(?:[\w-]+\/)*\w[\w.-]*\.tsx?)`/g;
const links = /\]\((?!https?:)([^)#]+)/g;
const pages = /\b(docs\/[\w./-]+\.md)\b/g;
const sections = /specification,? (?:section )?(\d+(?:\.\d+)?)\b/g;

/** The files that the recipes create. */
const made = documents
  .filter((path) => path.startsWith('docs/recipes/'))
  .flatMap((path) => recipeSteps(textOf(path)).flatMap((step) => (step._tag === 'Create' ? [step.file] : [])));

const isPath = (path: string): boolean =>
  existsSync(join(projectRoot, path)) || [...files, ...made].some((file) => `/${file}`.endsWith(`/${path}`));

/** The paths and links of a document that name no file or folder of the project. */
const brokenIn = (document: string, text: string): readonly string[] => [
  ...found(text, paths).filter((path) => !isPath(path)),
  ...found(text, links).filter((link) => !existsSync(join(projectRoot, dirname(document), link))),
];

/** The lines that are too long and could be wrapped: those with a space after the mark of a list. */
const tooLongIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.length > 120 && /\S\s\S/.test(line.replace(/^\s*[-*] /, '')));

describe('the documents', () => {
  it('report a path, a file, a link and a line that are wrong', () => {
    expect(brokenIn('README.md', 'See `domain/nowhere`, `nowhere.ts` and [this](nowhere.md).')).toEqual([
      'domain/nowhere',
      'nowhere.ts',
      'nowhere.md',
    ]);
    expect(tooLongIn(`${'a '.repeat(61)}\n- ${'a'.repeat(121)}`)).toHaveLength(1);
  });

  it.each(documents)('name only files and folders that exist, in lines that fit: %s', (document) => {
    const text = textOf(document);
    expect([...brokenIn(document, text), ...tooLongIn(text)]).toEqual([]);
  });

  it('stay few and short', () => {
    expect(Buffer.byteLength(textOf('README.md'))).toBeLessThanOrEqual(7000);
    expect(documents.filter((path) => path.startsWith('docs/decisions/')).length).toBeLessThanOrEqual(12);
    expect(textOf('docs/partner.mjs').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });
});

it('the sources name only documents and sections of the specification that exist', () => {
  const headings = found(textOf('docs/specification.md'), /^##+ (\d+(?:\.\d+)?)/gm);
  const named = sources.flatMap((path) => found(textOf(path), pages));
  const sectionsNamed = [...sources, ...documents].flatMap((path) => found(textOf(path), sections));
  expect(Math.min(named.length, sectionsNamed.length)).toBeGreaterThan(3);
  expect(named.filter((path) => !files.includes(path))).toEqual([]);
  expect(sectionsNamed.filter((section) => !headings.includes(section))).toEqual([]);
});

it('the glossary lists its terms in alphabetical order', () => {
  const [terms = ''] = textOf('docs/glossary.md').split('## Names');
  const names = found(terms, /^- \*\*(.+?)\*\*/gm);
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});
