import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { projectFiles } from './projectFiles.ts';

const documents = projectFiles().filter((path) => path.endsWith('.md') && /^(?:README|docs\/)/.test(path));

// Because: docs/adapters.md shows how to add an adapter, with a service that does not exist.
const example = 'styleService';

const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:domain|application|infrastructure|ui|locales|env|tests|docs)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes(example));

const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);

/** The paths and links of a document that name no file or folder of the project. */
const brokenIn = (document: string, text: string): readonly string[] => [
  ...pathsIn(text).filter((path) => !existsSync(join(projectRoot, path))),
  ...linksIn(text).filter((link) => !existsSync(join(projectRoot, dirname(document), link))),
];

describe('the documents', () => {
  it('are found', () => {
    expect(documents.length).toBeGreaterThan(20);
  });

  it('report a path and a link that do not exist', () => {
    expect(brokenIn('README.md', 'See `domain/nowhere.ts` and [this](docs/nowhere.md).')).toEqual([
      'domain/nowhere.ts',
      'docs/nowhere.md',
    ]);
  });

  it.each(documents)('name only files and folders that exist: %s', (document) => {
    expect(brokenIn(document, readFileSync(join(projectRoot, document), 'utf8'))).toEqual([]);
  });
});

describe('the glossary', () => {
  it('lists its terms in alphabetical order', () => {
    const [terms = ''] = readFileSync(join(projectRoot, 'docs', 'glossary.md'), 'utf8').split('## Names');
    const rows = [...terms.matchAll(/^\| (?!term |-)(.+?) +\|/gm)].map(([, term = '']) => term);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows).toEqual(rows.toSorted((one, other) => one.localeCompare(other, 'en')));
  });
});
